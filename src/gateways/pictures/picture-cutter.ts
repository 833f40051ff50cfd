import { join } from 'node:path'
import { isGatewayError } from '../gateway-error.ts'
import { isReadingError } from '../reading/reading-error.ts'
import { openReadingProcess } from '../reading/reading-process.ts'
import type { Cut } from './cut-picture.ts'
import type { CutOrder, PICTURE_READERS } from './cutting-program.ts'

/** Decodes and resizes strangers' pictures one at a time, in a process of its own. */
export interface PictureCutter {
  /** Null if `giveUp` aborts, or the cutter is closed, before the picture's turn. */
  cut(picture: CutOrder, giveUp: AbortSignal): Promise<Cut | null>
  close(): Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'cutting-program.ts')
const GIVE_UP_MS = 90_000

export function createPictureCutter(): PictureCutter {
  const { read, close } = openReadingProcess<typeof PICTURE_READERS>({
    program: PROGRAM,
    giveUpMs: GIVE_UP_MS,
    // Imports of stock fetch few at once, and each waits for its own.
    waitingAtMost: Number.POSITIVE_INFINITY,
  })
  let isClosed = false
  return {
    async cut(picture, giveUp) {
      try {
        return await read('cut', picture, giveUp)
      } catch (error) {
        if (isClosed || giveUp.aborted) return null
        if (!isReadingError(error) && !isGatewayError(error)) throw error
        return { ok: false, fault: `could not be cut: ${error.message}` }
      }
    },
    close() {
      isClosed = true
      return close()
    },
  }
}
