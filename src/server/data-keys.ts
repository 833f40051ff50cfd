import { createHmac, randomBytes } from 'node:crypto'
import { channelHashed } from '#operations/channel/channel-file.ts'
import { hookHashed } from '#operations/hook/hook-secret.ts'
import type { Platform } from '#operations/platform.ts'
import type { KeyedBefore } from '#storage/data-keys.ts'
import type { Storage } from '#storage/storage.ts'

/** The text whose keyed hash encrypts authenticator apps and recovery codes. */
export const FACTORS_HASHED = 'accounts of the console'

/** Name of the random key. */
const DATA_KEY = 'data'

/** HMAC-SHA-256 under a key, hex. */
export function hashUnder(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('hex')
}

/**
 * S3-6: the hash of stored data, under a random key in the database. Hashes made before there was one are stored as they
 * were under COOKIE_SECRET, or under `before` if the secret has changed since.
 */
export async function openDataKeys(
  storage: Storage,
  secret: string,
  before: string | null,
): Promise<Pick<Platform, 'dataHash' | 'earlierHashes'>> {
  const keys = await storage.dataKeys.open((made) => {
    const hash = hashUnder(before ?? secret)
    return new Map([
      [DATA_KEY, randomBytes(32).toString('hex')],
      ...hashedBefore(made).map((text): [string, string] => [text, hash(text)]),
    ])
  })
  const key = keys.get(DATA_KEY)
  if (key === undefined)
    throw new Error("The table data_keys has no row 'data': restore it from a backup (docs/sign-in.md).")
  const hash = hashUnder(key)
  return {
    dataHash: (text) => keys.get(text) ?? hash(text),
    earlierHashes: [secret, before].filter((each) => each !== null).map(hashUnder),
  }
}

function hashedBefore({ hasFactors, hooks, channels }: KeyedBefore): readonly string[] {
  return [
    ...(hasFactors ? [FACTORS_HASHED] : []),
    ...hooks.map(({ siteSlug, id, secretNumber }) => hookHashed(siteSlug, id, secretNumber)),
    ...channels.map(({ siteSlug, channel, key }) => channelHashed(siteSlug, channel, key)),
  ]
}
