import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Unzip, UnzipInflate } from 'fflate'
import { limitTo, sizeText, TooLarge } from '../save-limited.ts'

export type Unpacked =
  | { readonly ok: true; readonly path: string; readonly name: string }
  /** A whole sentence. */
  | { readonly ok: false; readonly sentence: string }

/** INTAKE-2: unpacks ZIP and gzip, which are recognised by their first bytes. Another file stays as it is. */
export async function unpack(path: string, name: string): Promise<Unpacked> {
  const { size } = await stat(path)
  const most = Math.min(UNPACKED_BYTES, Math.max(SMALLEST_LIMIT, size * MOST_TIMES))
  const kind = await archiveKind(path)
  if (kind === null) return { ok: true, path, name }
  const target = `${path}.unpacked`
  try {
    if (kind === 'gzip') {
      await pipeline(createReadStream(path), createGunzip(), limitTo(most), createWriteStream(target))
      return { ok: true, path: target, name: name.replace(/\.gz$/i, '') }
    }
    return await unzip(path, target, most)
  } catch (error) {
    if (error instanceof TooLarge)
      return {
        ok: false,
        sentence: `The archive ${name} has ${sizeText(size)} and unpacks to more than ${sizeText(most)}; it was not read.`,
      }
    if (error instanceof TooManyFiles)
      return { ok: false, sentence: `The archive ${name} holds more than 5,000 files: send the feed alone.` }
    // A broken archive is the sender's fault, not a bug.
    return { ok: false, sentence: `The archive ${name} is damaged or was cut short: send it again.` }
  }
}

/** Of an archive, its pictures too: each costs time, also an empty one. */
const MOST_FILES = 5_000

class TooManyFiles extends Error {}

const UNPACKED_BYTES = 100 * 1024 * 1024
/** How many times larger than its archive a file may be. */
const MOST_TIMES = 100
/** A small archive of plain text may well be a hundred times smaller than the text. */
const SMALLEST_LIMIT = 5 * 1024 * 1024

async function archiveKind(path: string): Promise<'zip' | 'gzip' | null> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip'
    return bytesRead === 4 && buffer.readUInt32LE() === 0x04034b50 ? 'zip' : null
  } finally {
    await handle.close()
  }
}

/** Writes the one feed of a ZIP file, a piece at a time, so that memory does not grow with what is in it. */
async function unzip(path: string, target: string, most: number): Promise<Unpacked> {
  const zip: { names: string[]; fault: Error | null; bytes: number; isWhole: boolean } = {
    names: [],
    fault: null,
    bytes: 0,
    isWhole: false,
  }
  let files = 0
  const output = createWriteStream(target)
  const pieces: Uint8Array[] = []
  const reader = new Unzip((file) => {
    files += 1
    if (files > MOST_FILES) zip.fault ??= new TooManyFiles()
    if (zip.fault) return
    if (file.name.endsWith('/') || !isFeedName(file.name)) return
    zip.names.push(file.name)
    if (zip.names.length > 1) return
    file.ondata = (error, data, final) => {
      if (error) zip.fault = error
      zip.bytes += data?.length ?? 0
      if (zip.bytes > most) {
        zip.fault ??= new TooLarge(file.name)
        file.terminate()
      } else if (data) pieces.push(data)
      if (final) zip.isWhole = true
    }
    file.start()
  })
  reader.register(UnzipInflate)
  for await (const part of createReadStream(path, { highWaterMark: PART_BYTES })) {
    reader.push(part as Buffer)
    if (zip.fault) break
    for (const piece of pieces.splice(0)) if (!output.write(piece)) await once(output, 'drain')
  }
  if (!zip.fault) reader.push(new Uint8Array(0), true)
  for (const piece of pieces.splice(0)) output.write(piece)
  output.end()
  await once(output, 'close')
  if (zip.fault) throw zip.fault
  const [name] = zip.names
  if (name === undefined) return { ok: false, sentence: 'The archive holds no CSV, JSON, XML or text file.' }
  if (zip.names.length > 1)
    return {
      ok: false,
      sentence: `The archive holds ${zip.names.length} feeds, and one was expected: ${zip.names.slice(0, 3).join(', ')}.`,
    }
  if (!zip.isWhole) throw new Error('cut short')
  return { ok: true, path: target, name: name.split('/').at(-1) ?? name }
}

/** Small enough that a part of nothing but empty files takes no time. */
const PART_BYTES = 64 * 1024

function isFeedName(name: string): boolean {
  return /\.(?:csv|txt|tsv|json|ndjson|jsonl|xml)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)
}
