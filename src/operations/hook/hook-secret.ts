import { standardSecret } from '#gateways/signed-body.ts'
import type { HookEndpoint } from '#storage/hook/hook-endpoints.ts'
import type { Platform } from '../platform.ts'

/** The secret that signs an address's calls. It is made from the platform's data key. */
export function hookSecret(
  { dataHash }: Pick<Platform, 'dataHash'>,
  siteSlug: string,
  { id, secretNumber, isStandard }: Pick<HookEndpoint, 'id' | 'secretNumber' | 'isStandard'>,
): string {
  const hash = dataHash(hookHashed(siteSlug, id, secretNumber))
  return isStandard ? standardSecret(hash) : `forecourt_hook_${hash}`
}

/** The text whose keyed hash is an address's secret. */
export function hookHashed(siteSlug: string, id: string, secretNumber: number): string {
  return `hook ${siteSlug} ${id} ${secretNumber}`
}
