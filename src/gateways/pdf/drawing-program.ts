import sharp from 'sharp'
import { drawMadePicture } from '../pictures/made-pictures.ts'
import { drawWindowSheet } from './draw-window-sheet.ts'
import type { DrawingAnswer, DrawingRequest, SheetPicture } from './drawing-process.ts'

// The program of `drawing-process.ts`: draws what it is sent, and ends with the server that started it.
sharp.concurrency(1)
process.on('disconnect', () => process.exit())
process.on('message', async ({ sheet, picture }: DrawingRequest) => {
  process.send?.(await answer({ sheet, picture }))
})

async function answer({ sheet, picture }: DrawingRequest): Promise<DrawingAnswer> {
  try {
    return { ok: true, bytes: await drawWindowSheet(sheet, await bytesOf(picture)) }
  } catch (error) {
    // Whatever it is, the server is told, and the next sheet may well succeed.
    return { ok: false, reason: String(error) }
  }
}

async function bytesOf(picture: SheetPicture | null): Promise<Uint8Array | null> {
  if (picture === null) return null
  return picture.kind === 'photo' ? picture.bytes : drawMadePicture(picture.made)
}
