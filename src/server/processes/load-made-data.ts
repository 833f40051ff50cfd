import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { JoinedPlatform } from '../create-platform.ts'
import { OWN_FOLDER } from '../release.ts'
import { printLine } from './announce.ts'

/**
 * Loads the demonstration's stock, staff and enquiries. Only here are their modules loaded, since a release and the
 * image have no fixtures. Throws a sentence there.
 */
export async function loadMadeData(joined: JoinedPlatform, dataFolder: string): Promise<void> {
  if (!existsSync(join(OWN_FOLDER, 'fixtures')))
    throw new Error(
      'A release serves real dealers and has no demonstration: leave out FORECOURT_MODE, or run npm start in a clone of the repository.',
    )
  const { loadDemonstration } = await import('../sites/demonstration.ts')
  await loadDemonstration(joined, dataFolder, printLine)
}
