import { fileKind } from './file-kind.ts'
import { cleanFileName, fileSize, MAIL_FILE_LIMITS } from './mail-file.ts'

export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** INBOX-7: a file that may go with a mail. */
export interface CheckedFile extends GivenFile {
  readonly contentType: string
}

/** INBOX-7: checks the files of a reply. All may go, or none does; the sentence names the file. */
export function checkedFiles(
  given: readonly GivenFile[],
): { readonly ok: true; readonly files: readonly CheckedFile[] } | { readonly ok: false; readonly fault: string } {
  const tooMany = sizeFault(given.map(({ name, bytes }) => ({ name: cleanFileName(name), size: bytes.byteLength })))
  if (tooMany !== null) return { ok: false, fault: tooMany }
  const files: CheckedFile[] = []
  for (const { name: asGiven, bytes } of given) {
    const name = cleanFileName(asGiven)
    const kind = fileKind(name, bytes)
    if (kind.type === null) return { ok: false, fault: kind.fault }
    files.push({ name, bytes, contentType: kind.type })
  }
  return { ok: true, files }
}

/** Why files are too many or too large together; null: they are not. */
export function sizeFault(files: readonly { readonly name: string; readonly size: number }[]): string | null {
  const { bytes, files: most } = MAIL_FILE_LIMITS
  if (files.length > most)
    return `A mail takes ${most} files, and these are ${files.length}. Send the others with another mail.`
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const largest = files.toSorted((one, other) => other.size - one.size)[0]
  if (total <= bytes || largest === undefined) return null
  const all = files.length === 1 ? `‘${largest.name}’ has` : 'The files together have'
  const which =
    files.length === 1
      ? 'Send a smaller one.'
      : `The largest is ‘${largest.name}’ with ${fileSize(largest.size)}: leave it out or send a smaller one.`
  return `${all} ${fileSize(total)}, and a mail takes ${fileSize(bytes)}. ${which}`
}
