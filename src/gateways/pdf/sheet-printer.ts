import type { WindowSheet } from '#views/window-sticker/window-sheet.ts'

/** Makes a car's window sheet (CAR-8). */
export interface SheetPrinter {
  /** The sheet as a PDF of one A4 page. Throws GatewayError when it cannot be made. */
  print(sheet: WindowSheet): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}
