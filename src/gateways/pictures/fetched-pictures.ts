import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CUT_FORMATS,
  type CutFormat,
  type FetchedPicture,
  fetchedPictureAddress,
} from '#domain/picture/fetched-picture.ts'
import { createPictureCutter } from './cut-in-process.ts'
import { folderOf, INCOMING } from './cut-picture.ts'
import { FETCH_LIMITS, type FetchLimits } from './fetch-limits.ts'
import { fetchPicture, type PictureSource } from './fetch-picture.ts'
import type { PictureMarks } from './fetched.ts'

/** Pictures of feeds and site folders, stored as files in the displayed sizes. */
export interface FetchedPictures {
  /** Fetches and resizes a picture. A bad picture is an expected outcome; only errors of our own disk are thrown. */
  fetch(source: PictureSource, giveUp?: AbortSignal): Promise<FetchOutcome>
  /** One size of a stored picture by its name and file; null if there is none. */
  read(name: string, file: string): Promise<CutPicture | null>
  /** Whether a valid picture name has no stored files. */
  isLost(name: string): Promise<boolean>
  /** Deletes pictures unused for two days, and leftovers of killed processes. Returns the number deleted. */
  sweep(inUse: (names: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number>
  close(): Promise<void>
}

export type FetchOutcome =
  | { readonly kind: 'stored'; readonly picture: FetchedPicture; readonly marks: PictureMarks }
  | { readonly kind: 'unchanged' }
  /** `giveUp` aborted before the picture was stored. */
  | { readonly kind: 'given-up' }
  | { readonly kind: 'failed'; readonly fault: string }

export interface CutPicture {
  readonly bytes: Buffer
  readonly contentType: string
}

export interface FetchedPicturesOptions {
  readonly folder: string
  /** 'host:port' of internal systems that may be called. */
  readonly insideHosts: readonly string[]
  readonly limits?: FetchLimits
}

/** Stores pictures below `folder`, each in its own folder. */
export function createFetchedPictures({
  folder,
  insideHosts,
  limits = FETCH_LIMITS,
}: FetchedPicturesOptions): FetchedPictures {
  const cutter = createPictureCutter(folder)
  const incoming = join(folder, INCOMING)
  return {
    async fetch(source, giveUp = NEVER) {
      await mkdir(incoming, { recursive: true })
      const file = join(incoming, `${randomUUID()}.part`)
      try {
        const fetched = await fetchPicture(source, { file, limits, insideHosts, giveUp })
        if (fetched.kind !== 'fetched') return fetched
        const cut = await cutter.cut(fetched.file, giveUp)
        if (cut === null) return { kind: 'given-up' }
        if (!cut.ok) return { kind: 'failed', fault: cut.fault }
        const { etag, lastModified } = fetched
        return { kind: 'stored', picture: cut.picture, marks: { etag, lastModified } }
      } finally {
        await rm(file, { force: true })
      }
    },
    async read(name, file) {
      const format = CUT_FORMATS.find((each) => file.endsWith(`.${each}`))
      if (format === undefined || !/^\d+\.[a-z]+$/.test(file) || fetchedPictureAddress(name) === null) return null
      const bytes = await readFile(join(folderOf(folder, name), file)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      })
      return bytes && { bytes, contentType: CONTENT_TYPES[format] }
    },
    async isLost(name) {
      return fetchedPictureAddress(name) !== null && (await namesIn(folderOf(folder, name))).length === 0
    },
    async sweep(inUse, now) {
      let removed = 0
      for (const shelf of await namesIn(folder)) {
        const names = await namesIn(join(folder, shelf))
        const used = shelf === INCOMING ? new Set<string>() : await inUse(names)
        for (const name of names) {
          const path = join(folder, shelf, name)
          // A folder's modification time is its last use.
          if (used.has(name)) await utimes(path, now, now)
          else if (now.getTime() - (await stat(path)).mtimeMs > UNUSED_FOR_MS) {
            await rm(path, { recursive: true, force: true })
            removed += 1
          }
        }
      }
      return removed
    },
    close: () => cutter.close(),
  }
}

const NEVER = new AbortController().signal

const CONTENT_TYPES: Readonly<Record<CutFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** Cached pages may still refer to them. */
const UNUSED_FOR_MS = 2 * 24 * 60 * 60_000

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // Nothing is stored yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
