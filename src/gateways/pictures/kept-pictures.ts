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
import { fetchPicture, type PictureMarks, type PictureSource } from './fetch-picture.ts'

/** The pictures of feeds, kept as files in the sizes shown. */
export interface KeptPictures {
  /** Fetches a picture and cuts it. What is wrong with it is an outcome; only our own disk's faults are thrown. */
  bring(source: PictureSource, giveUp?: AbortSignal): Promise<Brought>
  /** A cut by its address, or null where there is none. */
  read(name: string, file: string): Promise<CutPicture | null>
  /** Whether nothing is kept under a name that could be a picture's. */
  isLost(name: string): Promise<boolean>
  /** Removes pictures that have had no use for two days, and what a killed process left unfinished. Says how many. */
  sweep(inUse: (names: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number>
  close(): Promise<void>
}

export type Brought =
  | { readonly kind: 'kept'; readonly picture: FetchedPicture; readonly marks: PictureMarks }
  | { readonly kind: 'unchanged' }
  /** The caller's `giveUp` was aborted before the picture was there. */
  | { readonly kind: 'given-up' }
  | { readonly kind: 'failed'; readonly fault: string }

export interface CutPicture {
  readonly bytes: Buffer
  readonly contentType: string
}

export interface KeptPicturesOptions {
  readonly folder: string
  /** 'host:port' of systems inside our own network that may be called all the same. */
  readonly insideHosts: readonly string[]
  readonly limits?: FetchLimits
}

/** Kept pictures below `folder`, each in a folder of its own. */
export function createKeptPictures({ folder, insideHosts, limits = FETCH_LIMITS }: KeptPicturesOptions): KeptPictures {
  const cutter = createPictureCutter(folder)
  const incoming = join(folder, INCOMING)
  return {
    async bring(source, giveUp = NEVER) {
      await mkdir(incoming, { recursive: true })
      const file = join(incoming, `${randomUUID()}.part`)
      try {
        const fetched = await fetchPicture(source, { file, limits, insideHosts, giveUp })
        if (fetched.kind !== 'fetched') return fetched
        const cut = await cutter.cut(fetched.file, giveUp)
        if (cut === null) return { kind: 'given-up' }
        if (!cut.ok) return { kind: 'failed', fault: cut.fault }
        const { etag, lastModified } = fetched
        return { kind: 'kept', picture: cut.picture, marks: { etag, lastModified } }
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
          // A folder's time is when it was last seen in use.
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

/** A page that was rendered before may still point at them, in some cache. */
const UNUSED_FOR_MS = 2 * 24 * 60 * 60_000

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // Nothing was kept yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
