import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FeedRow } from './feed-row.ts'

/** The photos of one car: their names next to the feed, the first one first. */
export type CarPhotos = readonly string[]

/**
 * DEMO_PHOTOS: copies a presenter's photos next to the demonstration's feeds, which read no file outside their folder. A
 * folder in `source` holds the photos of one car, in the order of their names; a file beside the folders is a car of its
 * own. Throws a sentence if there is no photo.
 */
export async function copyPhotos(source: string, feeds: string): Promise<readonly CarPhotos[]> {
  const sets = await setsOf(source)
  if (sets.length === 0)
    throw new Error(`DEMO_PHOTOS names ${source}, and no photo is in it: ${PHOTOS.join(', ')} are read.`)
  await mkdir(join(feeds, FOLDER), { recursive: true })
  const copied: CarPhotos[] = []
  for (const [car, files] of sets.entries()) {
    const names = files.map((file, at) => `${FOLDER}/${car + 1}-${at + 1}${extname(file).toLowerCase()}`)
    for (const [at, file] of files.entries()) await copyFile(join(source, file), join(feeds, names[at] ?? ''))
    copied.push(names)
  }
  return copied
}

/** Spreads the sets over the stock, one after the other; without sets the rows keep their drawings. */
export function* withPhotos(rows: Iterable<FeedRow>, sets: readonly CarPhotos[]): Iterable<FeedRow> {
  let car = 0
  for (const row of rows) {
    const images = sets[car % sets.length]
    car += 1
    yield images === undefined ? row : { ...row, images, thumbnails: [], primary_image_url: images[0] ?? null }
  }
}

const FOLDER = 'photos'
const PHOTOS: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif']
/** A gallery of a dealer has about that many. */
const MOST = 30

async function setsOf(source: string): Promise<readonly (readonly string[])[]> {
  const sets: (readonly string[])[] = []
  for (const entry of (await entriesOf(source)).toSorted(byName)) {
    if (entry.isDirectory()) {
      const files = (await entriesOf(join(source, entry.name))).filter(isPhoto).toSorted(byName)
      if (files.length > 0) sets.push(files.slice(0, MOST).map(({ name }) => join(entry.name, name)))
    } else if (isPhoto(entry)) sets.push([entry.name])
  }
  return sets
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(`DEMO_PHOTOS names ${folder}, which cannot be read (${code}).`)
  }
}

function isPhoto({ name }: { readonly name: string }): boolean {
  return !name.startsWith('.') && PHOTOS.includes(extname(name).toLowerCase())
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, 'en', { numeric: true })
}
