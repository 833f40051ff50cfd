import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import type { SentPhoto } from '#operations/desk/photo/add-photos.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { readUploads, UploadCutShort } from '../../upload/read-upload.ts'

/** The photos of a form as they come; empty ones are none. Of one that is too large only the size is read. */
export async function* sentPhotos({ type, stream, pace }: ConsoleCall['body']): AsyncGenerator<SentPhoto> {
  let left: number = OWN_PHOTO_LIMITS.requestBytes
  for await (const { name, content } of readUploads(type, stream, pace)) {
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of content) {
      size += piece.byteLength
      left -= piece.byteLength
      if (left < 0) throw new UploadCutShort('More than one request takes.')
      if (size <= OWN_PHOTO_LIMITS.bytes) pieces.push(piece)
      else pieces.length = 0
    }
    if (size > 0) yield { name, size, bytes: async () => new Uint8Array(Buffer.concat(pieces)) }
  }
}

/** Null for an upload that broke off. */
export function cutShort(error: unknown): null {
  if (error instanceof UploadCutShort) return null
  throw error
}
