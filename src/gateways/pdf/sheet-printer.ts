import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'

/** Makes a car's window sheet (CAR-8). */
export interface SheetPrinter {
  /** The sheet as a PDF of one A4 page. Throws GatewayError when it cannot be made. */
  print(sheet: WindowSticker): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}
