import sharp from 'sharp'
import { drawWindowSheet } from './draw-window-sheet.ts'
import type { DrawingAnswer, DrawingRequest } from './drawing-process.ts'

// The program of `drawing-process.ts`: draws what it is sent, and ends with the server that started it.
sharp.concurrency(1)
process.on('disconnect', () => process.exit())
process.on('message', async ({ sheet, picture }: DrawingRequest) => {
  process.send?.(await answer({ sheet, picture }))
})

async function answer({ sheet, picture }: DrawingRequest): Promise<DrawingAnswer> {
  try {
    return { ok: true, bytes: await drawWindowSheet(sheet, picture) }
  } catch (error) {
    // Whatever it is, the server is told, and the next sheet may well succeed.
    return { ok: false, reason: String(error) }
  }
}
