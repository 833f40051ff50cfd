import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VersionRecord } from './version-records.ts'

/** Hidden, so it is no file of the site. */
const MARK = '.version'

/** STUDIO-19: writes into a site's folder which version it holds. */
export async function markFolder(folder: string, slug: string, number: number): Promise<void> {
  await writeFile(join(folder, slug, MARK), `${number}\n`)
}

/** The version that a folder was pulled at; null: it says none. */
export async function markOfFolder(folder: string, slug: string): Promise<number | null> {
  const text = await readFile(join(folder, slug, MARK), 'utf8').catch(() => '')
  return /^[1-9]\d*\s*$/.test(text) ? Number(text) : null
}

/** The version that a folder started from: the one that it says, else the newest that was made from a folder. */
export function startOfFolder<Version extends Pick<VersionRecord, 'number' | 'fromDraft' | 'files'>>(
  versions: readonly Version[],
  mark: number | null,
): Version | null {
  const markedVersion = versions.find(({ number }) => number === mark)
  return (
    markedVersion ??
    versions.find(({ fromDraft, files }) => fromDraft === undefined && Object.keys(files).length > 0) ??
    null
  )
}

/** Whether the console published since a folder's version: then a saved folder is a draft, and does not go live at once. */
export function isOvertaken(versions: readonly Pick<VersionRecord, 'number' | 'fromDraft'>[], start: number): boolean {
  return versions.some(({ number, fromDraft }) => number > start && fromDraft !== undefined)
}
