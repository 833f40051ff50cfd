import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { SiteKey } from '#storage/site-storage.ts'
import type { Platform } from '../platform.ts'

type Files = Pick<Platform, 'objects'>

/** Files of feeds of all sites. A held file is approved from here, so backups have them (K-5). */
export const FEED_FILES_PREFIX = 'feeds/'

/** INTAKE-6: how long a file can be replayed. */
export const KEEP_FILES_DAYS = 90

/** Stores the file of a run, compressed. */
export async function storeFeedFile({ objects }: Files, site: SiteKey, runId: string, path: string): Promise<void> {
  await objects.write(keyOf(site, runId), gzipSync(await readFile(path)), 'application/gzip')
}

/** Runs work on the stored file of a run; null if it is gone. */
export async function withFeedFile<T>(
  { objects }: Files,
  site: SiteKey,
  run: { readonly id: string; readonly fileName: string | null },
  work: (path: string) => Promise<T>,
): Promise<T | null> {
  const packed = await objects.read(keyOf(site, run.id))
  if (packed === null) return null
  return inFolder(async (folder) => {
    const path = join(folder, `stored${/\.[a-z]+$/i.exec(run.fileName ?? '')?.[0] ?? ''}`)
    await writeFile(path, gunzipSync(packed))
    return work(path)
  })
}

export async function removeFeedFile({ objects }: Files, site: SiteKey, runId: string): Promise<void> {
  await objects.remove(keyOf(site, runId))
  await objects.remove(copyKeyOf(site, runId))
}

/** Runs work with a folder of its own, which ends with it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** STAFF-12: where the stock from before a file was approved is. */
export function copyKeyOf({ slug }: SiteKey, runId: string): string {
  return `${FEED_FILES_PREFIX}${slug}/${runId}.before.gz`
}

function keyOf({ slug }: SiteKey, runId: string): string {
  return `${FEED_FILES_PREFIX}${slug}/${runId}.gz`
}
