import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { answerReadings } from '../reading/answer-readings.ts'
import { drawWindowSticker } from './draw-window-sticker.ts'

interface DrawingRequest {
  readonly sticker: WindowSticker
  readonly picture: Uint8Array | null
}

// Program started by `drawing-process.ts`: renders the window stickers it receives.
sharp.concurrency(1)
export const DRAWERS = {
  sticker({ sticker, picture }: DrawingRequest): Promise<Uint8Array> {
    lowerPriority()
    return drawWindowSticker(sticker, picture)
  },
}
answerReadings(DRAWERS)

/** Lowest priority, of every thread: pages are served first, and V8's threads are as busy as the main one. */
function lowerPriority(): void {
  try {
    for (const thread of existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [0]) setPriority(thread, NICENESS)
  } catch {
    // Not permitted here: render at normal priority, one at a time.
  }
}

const THREADS = '/proc/self/task'
const NICENESS = 19
