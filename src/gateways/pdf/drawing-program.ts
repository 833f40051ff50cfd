import sharp from 'sharp'
import { drawWindowSticker } from './draw-window-sticker.ts'
import type { DrawingAnswer, DrawingRequest } from './drawing-process.ts'

// Program started by `drawing-process.ts`: renders the window stickers it receives, and exits with the server.
sharp.concurrency(1)
process.on('disconnect', () => process.exit())
process.on('message', async ({ sticker, picture }: DrawingRequest) => {
  process.send?.(await answer({ sticker, picture }))
})

async function answer({ sticker, picture }: DrawingRequest): Promise<DrawingAnswer> {
  try {
    return { ok: true, bytes: await drawWindowSticker(sticker, picture) }
  } catch (error) {
    // Report any error to the server; the next job may succeed.
    return { ok: false, reason: String(error) }
  }
}
