import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'

/** Makes a car's window sticker (CAR-8). */
export interface StickerPrinter {
  /** Renders the window sticker as a PDF of one A4 page. Throws GatewayError if that fails. */
  print(sticker: WindowSticker): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}
