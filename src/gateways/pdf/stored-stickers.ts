import type { Objects } from '../objects/objects.ts'
import { removeOldest } from '../objects/remove-oldest.ts'

/** Stored window sticker PDFs, named by a hash of their content. */
export interface StoredStickers {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  store(name: string, sticker: Uint8Array): Promise<void>
}

/** The stored bytes are counted after this many new files. */
const MEASURED_EVERY = 40

/** PDFs as objects, 'stickers/{name}.pdf', limited to about `limitBytes`; the oldest are deleted first. */
export function createStoredStickers(objects: Objects, limitBytes: number): StoredStickers {
  const keyOf = (name: string) => `stickers/${name}.pdf`
  let added = 0
  return {
    read: (name) => objects.read(keyOf(name)),
    async store(name, sticker) {
      await objects.write(keyOf(name), sticker, 'application/pdf')
      if (added % MEASURED_EVERY === 0) await removeOldest(objects, 'stickers/', limitBytes)
      added += 1
    },
  }
}
