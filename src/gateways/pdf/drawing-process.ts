import { join } from 'node:path'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { GatewayError } from '../gateway-error.ts'
import { isReadingError } from '../reading/reading-error.ts'
import { openReadingProcess, type ReadingOptions } from '../reading/reading-process.ts'
import type { DRAWERS } from './drawing-program.ts'

/** Renders window stickers one at a time, in a process of its own: rendering blocks a thread for up to a second. */
export interface DrawingProcess {
  /** Throws GatewayError if the window sticker cannot be rendered, takes too long, or too many are waiting. */
  draw(sticker: WindowSticker, picture: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

const BOUNDS = {
  program: join(import.meta.dirname, 'drawing-program.ts'),
  giveUpMs: 60_000,
  // Each takes about two seconds.
  waitingAtMost: 12,
  // It holds about 90 MB.
  idleMs: 30_000,
  // Even at the lowest priority, rendering without a pause slows listings by a tenth.
  longestRestMs: 2_000,
} as const

/** `options` replaces the bounds, or in tests the program. */
export function openDrawingProcess(options: Partial<ReadingOptions> = {}): DrawingProcess {
  const { read, close } = openReadingProcess<typeof DRAWERS>({ ...BOUNDS, ...options })
  return {
    async draw(sticker, picture) {
      try {
        return new Uint8Array(await read('sticker', { sticker, picture }))
      } catch (error) {
        if (!isReadingError(error)) throw error
        throw new GatewayError('pdf', error.message, { cause: error })
      }
    },
    close,
  }
}
