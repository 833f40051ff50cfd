import type { Objects } from './objects.ts'
import { removeOldest } from './remove-oldest.ts'

export interface CachedObjectsOptions {
  /** The objects themselves. */
  readonly stored: Objects
  /** Copies on this machine's disk. */
  readonly cached: Objects
  /** Copies of other prefixes are never made. */
  readonly prefixes: readonly string[]
  /** For the copies of each prefix. */
  readonly limitBytes: number
  /** Whether copies may be deleted: not while some of them have yet to be stored (`moveObjects`). */
  readonly mayShrink: () => boolean
}

/** The copies are counted after this many bytes of new ones. */
const MEASURED_EVERY_BYTES = 50_000_000

/**
 * Objects of a distant store with copies of those below some prefixes in front, the oldest of which are deleted. Only for
 * prefixes whose objects never change: a copy is never compared with its object.
 */
export function createCachedObjects({
  stored,
  cached,
  prefixes,
  limitBytes,
  mayShrink,
}: CachedObjectsOptions): Objects {
  const newBytes = new Map<string, number>()
  const prefixOf = (key: string) => prefixes.find((prefix) => key.startsWith(prefix)) ?? null

  async function copy(prefix: string, key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    try {
      await cached.write(key, bytes, contentType)
      const added = (newBytes.get(prefix) ?? MEASURED_EVERY_BYTES) + bytes.length
      newBytes.set(prefix, added)
      if (added < MEASURED_EVERY_BYTES || !mayShrink()) return
      newBytes.set(prefix, 0)
      await removeOldest(cached, prefix, limitBytes)
    } catch {
      // A full disk: the object itself is stored, and the next read asks for it there.
    }
  }

  return {
    async read(key) {
      const prefix = prefixOf(key)
      // A copy that cannot be read is fetched again.
      const here = prefix === null ? null : await cached.read(key).catch(() => null)
      if (here !== null) return here
      const bytes = await stored.read(key)
      if (prefix !== null && bytes !== null) await copy(prefix, key, bytes, 'application/octet-stream')
      return bytes
    },
    async write(key, bytes, contentType) {
      await stored.write(key, bytes, contentType)
      const prefix = prefixOf(key)
      if (prefix !== null) await copy(prefix, key, bytes, contentType)
    },
    list: (prefix) => stored.list(prefix),
    async remove(key) {
      await stored.remove(key)
      if (prefixOf(key) !== null) await cached.remove(key)
    },
    fault: () => stored.fault(),
  }
}
