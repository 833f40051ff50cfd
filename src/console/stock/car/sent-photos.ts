import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import type { SentPhoto } from '#operations/desk/photo/add-photos.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { MOST_FILES, readUploads, TooManyFiles, UploadCutShort } from '../../upload/read-upload.ts'

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

/** Why photos that were not read to their end were not added, as a sentence. */
export function whyNotRead(error: unknown): string {
  if (error instanceof TooManyFiles)
    return `A form takes at most ${MOST_FILES} files, so nothing was added. Choose fewer photos at a time.`
  if (error instanceof UploadCutShort) return 'The upload broke off, and nothing was added. Try again.'
  throw error
}
