import { readFile } from 'node:fs/promises'

/**
 * A text file as its editor saved it: UTF-8, with a byte order mark or not, or UTF-16, which Windows' Notepad calls
 * 'Unicode'. Throws an Error of one sentence for any other encoding, and what the disk throws.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (error) {
    throw new TypeError('the file is not UTF-8 text: save it again as UTF-8', { cause: error })
  }
}

/** By its byte order mark; without one UTF-16 shows by the zero beside each plain letter. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}
