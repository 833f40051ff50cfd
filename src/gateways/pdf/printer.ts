import { createHash } from 'node:crypto'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { DrawingProcess } from './drawing-process.ts'
import type { StickerPrinter } from './sticker-printer.ts'
import type { StoredStickers } from './stored-stickers.ts'

/** Increase when the layout changes, so that stored PDFs of an older layout are not served. */
const DRAWING_VERSION = 1

export interface PrinterParts {
  readonly stored: StoredStickers
  readonly drawing: DrawingProcess
  /** Reads a picture of a car by its URL, possibly SVG; null if it is not available. */
  readonly readPicture: (address: string) => Promise<Uint8Array | null>
}

/**
 * A printer that stores each PDF under a hash of its content, including the date. An unchanged car is not rendered
 * again for a new version of its site, and a changed one is rendered at once. Concurrent requests for one PDF share one
 * rendering.
 */
export function createStickerPrinter({ stored, drawing, readPicture }: PrinterParts): StickerPrinter {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  async function printed(sticker: WindowSticker, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const before = await stored.read(name)
    if (before) return before
    const picture = await readPicture(sticker.picture)
    const bytes = await drawing.draw(sticker, picture)
    // Do not store a PDF without its picture: it may be available next time.
    if (picture) await stored.store(name, bytes)
    return bytes
  }

  return {
    print(sticker) {
      const name = nameOf(sticker)
      const making = underWay.get(name) ?? printed(sticker, name).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    close: () => drawing.close(),
  }
}

function nameOf(sticker: WindowSticker): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, sticker]))
    .digest('hex')
    .slice(0, 40)
}
