import { sizeFault } from '#domain/inbox/checked-files.ts'
import { nameFault } from '#domain/inbox/file-kind.ts'
import { cleanFileName, fileSize } from '#domain/inbox/mail-file.ts'

/** Files that a person chose for a reply, as the page lists them. */
export interface ChosenFiles {
  readonly rows: readonly { readonly file: File; readonly name: string; readonly size: string }[]
  /** '2 files, 1.2 MB together' */
  readonly total: string
  /** Why they cannot go; null: they can. */
  readonly fault: string | null
}

/** INBOX-7: the files, each once, and what is wrong with them before anything is sent. */
export function chosenFiles(given: readonly File[]): ChosenFiles {
  const files = given.filter((file, index) => given.findIndex((each) => isSame(each, file)) === index)
  const named = files.map((file) => ({ file, name: cleanFileName(file.name), size: file.size }))
  const fault = named.map(({ name }) => nameFault(name)).find((each) => each !== null) ?? sizeFault(named)
  return { rows: named.map((row) => ({ ...row, size: fileSize(row.size) })), total: totalOf(files), fault }
}

function totalOf(files: readonly File[]): string {
  if (files.length === 0) return ''
  const total = fileSize(files.reduce((sum, { size }) => sum + size, 0))
  return files.length === 1 ? `1 file, ${total}` : `${files.length} files, ${total} together`
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
