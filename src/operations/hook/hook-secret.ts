import { standardSecret } from '#gateways/signed-body.ts'
import type { HookEndpoint } from '#storage/hook/hook-endpoints.ts'
import type { Platform } from '../platform.ts'

/** The secret that signs an address's calls. It is made from the platform's own secret, so the database has none. */
export function hookSecret(
  { keyedHash }: Pick<Platform, 'keyedHash'>,
  siteSlug: string,
  { id, secretNumber, isStandard }: Pick<HookEndpoint, 'id' | 'secretNumber' | 'isStandard'>,
): string {
  const hash = keyedHash(`hook ${siteSlug} ${id} ${secretNumber}`)
  return isStandard ? standardSecret(hash) : `forecourt_hook_${hash}`
}
