import { readFile } from 'node:fs/promises'
import { type FoundFault, fault } from '../site-fault.ts'

/**
 * Reads a text file: UTF-8 with or without a byte order mark, or UTF-16, which Windows' Notepad calls 'Unicode'. Throws
 * an Error of one sentence for any other encoding, and passes on errors of the disk.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (error) {
    throw new TypeError('the file is not UTF-8 text: save it again as UTF-8', { cause: error })
  }
}

/** The text of a page or an article, or a fault of that file if it has another encoding (P-13). */
export async function readPageText(
  path: string,
  file: string,
): Promise<
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly faults: readonly FoundFault[] }
> {
  try {
    return { ok: true, text: await readText(path) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { ok: false, faults: [fault([file], error.message)] }
  }
}

/** Detected by the byte order mark; without one, a zero byte next to the first letter means UTF-16. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}
