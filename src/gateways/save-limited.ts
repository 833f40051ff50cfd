import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Thrown when a file is larger than its limit. */
export class TooLarge extends Error {}

/** A stream that fails after `most` bytes. */
export function limitTo(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length
      if (bytes > most) done(new TooLarge(`is larger than ${sizeText(most)}`))
      else done(null, part)
    },
  })
}

/** Writes a stream to a file. Throws `TooLarge`. */
export async function saveLimited(stream: Readable, file: string, most: number, signal: AbortSignal): Promise<void> {
  await pipeline(stream, limitTo(most), createWriteStream(file), { signal })
}

/** SHA-256 of a file, hex. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${Math.round(bytes / 1024 / 1024)} MB`
}
