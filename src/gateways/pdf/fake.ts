import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { GatewayError } from '../gateway-error.ts'
import type { SheetPrinter } from './sheet-printer.ts'

/** A printer for tests: its sheets are their own values as text, and it can be told to fail. */
export interface FakePrinter extends SheetPrinter {
  readonly printed: readonly WindowSticker[]
  /** From now on each sheet fails so; `null`: they are printed again. */
  failWith(error: GatewayError | null): void
}

export function createFakePrinter(): FakePrinter {
  const printed: WindowSticker[] = []
  let failure: GatewayError | null = null
  return {
    printed,
    async print(sheet) {
      if (failure) throw failure
      printed.push(sheet)
      return new Uint8Array(Buffer.from(`%PDF-${JSON.stringify(sheet)}`))
    },
    async close() {},
    failWith(error) {
      failure = error
    },
  }
}
