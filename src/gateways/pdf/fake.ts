import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { GatewayError } from '../gateway-error.ts'
import type { StickerPrinter } from './sticker-printer.ts'

/** A printer for tests: its PDFs hold the input as JSON, and it can be made to fail. */
export interface FakePrinter extends StickerPrinter {
  readonly printed: readonly WindowSticker[]
  /** Makes further jobs fail; null: they succeed again. */
  failWith(error: GatewayError | null): void
}

export function createFakePrinter(): FakePrinter {
  const printed: WindowSticker[] = []
  let failure: GatewayError | null = null
  return {
    printed,
    async print(sticker) {
      if (failure) throw failure
      printed.push(sticker)
      return new Uint8Array(Buffer.from(`%PDF-${JSON.stringify(sticker)}`))
    },
    async close() {},
    failWith(error) {
      failure = error
    },
  }
}
