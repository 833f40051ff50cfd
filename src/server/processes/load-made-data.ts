import type { Platform } from '#operations/platform.ts'
import type { Environment } from '../settings/environment.ts'
import { printLine } from './announce.ts'

/** Loads the demonstration's stock, staff and enquiries. Only a demonstration loads their modules: a release has none. */
export async function loadMadeData(
  platform: Platform,
  environment: Pick<Environment, 'dataFolder' | 'demoPhotos'>,
): Promise<void> {
  const { loadDemonstration } = await import('../../demonstration/load-demonstration.ts')
  await loadDemonstration(platform, environment, printLine)
}
