import { createHash } from 'node:crypto'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { DrawingProcess } from './drawing-process.ts'
import type { KeptSheets } from './kept-sheets.ts'
import type { SheetPrinter } from './sheet-printer.ts'

/** Raised whenever the drawing changes, so that no sheet of an older one is handed out. */
const DRAWING_VERSION = 1

export interface PrinterParts {
  readonly kept: KeptSheets
  readonly drawing: DrawingProcess
  /** A picture of a car by its address, an SVG perhaps; null when there is none to be had here. */
  readonly readPicture: (address: string) => Promise<Uint8Array | null>
}

/**
 * A printer that draws each sheet once: it is kept under all that it says, the day among it, so that an unchanged car is
 * not drawn again for a new version of its site, and a changed one at once. Many who ask for one sheet wait for one drawing.
 */
export function createSheetPrinter({ kept, drawing, readPicture }: PrinterParts): SheetPrinter {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  async function printed(sheet: WindowSticker, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const before = await kept.read(name)
    if (before) return before
    const picture = await readPicture(sheet.picture)
    const bytes = await drawing.draw(sheet, picture)
    // The picture may be here the next time.
    if (picture) await kept.keep(name, bytes)
    return bytes
  }

  return {
    print(sheet) {
      const name = nameOf(sheet)
      const making = underWay.get(name) ?? printed(sheet, name).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    close: () => drawing.close(),
  }
}

function nameOf(sheet: WindowSticker): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, sheet]))
    .digest('hex')
    .slice(0, 40)
}
