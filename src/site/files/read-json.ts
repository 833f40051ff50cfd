import { basename } from 'node:path'
import { type FoundFault, fault } from '../site-fault.ts'
import { diskSentence, isDiskError } from './disk-fault.ts'
import { readText } from './read-text.ts'

export type Json =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  /** `missing`: there is no such file, which for some files is no fault. */
  | { readonly ok: false; readonly missing: boolean; readonly fault: FoundFault }

/** Reads a JSON file, or describes what is wrong with it for its editor. */
export async function readJson(path: string): Promise<Json> {
  const file = basename(path)
  try {
    const text = await readText(path)
    const value: unknown = JSON.parse(text)
    return { ok: true, text, value }
  } catch (error) {
    // A typing mistake or a half-written file: it is reported, and the last good configuration stays up.
    if (error instanceof SyntaxError)
      return { ok: false, missing: false, fault: fault([], `${file} is not valid JSON: ${error.message}`) }
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = missing ? 'there is none' : isDiskError(error) ? await diskSentence(error) : messageOf(error)
    return { ok: false, missing, fault: fault([], `${file} cannot be read: ${reason}`) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
