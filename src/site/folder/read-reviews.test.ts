import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { EMPTY_FOLDER, readFolder } from './read-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-reviews-'))
  await mkdir(join(folder, 'ash'))
  await writeFile(join(folder, 'ash', 'site.json'), JSON.stringify(smallSite({ slug: 'ash' })))
})
afterEach(() => rm(folder, { recursive: true }))

const review = { author: 'Kim', rating: 4, date: '2026-10-01', text: 'Bought a ute.' }
const write = (value: unknown) => writeFile(join(folder, 'ash', 'reviews.json'), JSON.stringify(value))
const faults = async (value: unknown) => {
  await write(value)
  const state = await readFolder(folder, EMPTY_FOLDER, false)
  return state.faults.flatMap((each) => each.faults.map(({ path, reason }) => `${path}: ${reason}`))
}

it('PLACE-5 a missing file means no reviews: an empty list, a count of 0, no average', async () => {
  const { live } = await readFolder(folder, EMPTY_FOLDER, false)
  expect(live.get('ash')?.catalogue.reviews).toMatchObject({ reviews: [], count: 0, average_rating: null })
})

it('PLACE-5 reads the reviews, with defaults for missing fields', async () => {
  await write({ source: 'Google', average_rating: 4.5, count: 20, reviews: [review] })
  const { live } = await readFolder(folder, EMPTY_FOLDER, false)
  expect(live.get('ash')?.catalogue.reviews).toEqual({
    source: 'Google',
    href: null,
    average_rating: 4.5,
    count: 20,
    reviews: [{ ...review, location: null }],
    locations: [],
  })
})

it.each([
  [{ source: 'Google', reviews: [{ ...review, rating: 6 }] }, 'reviews.json.reviews[0].rating: expected at most 5'],
  [{ source: 'Google', stars: 5 }, 'reviews.json.stars: is not a known option'],
  [{ source: 'Google', average_rating: 4.5 }, 'reviews.json.count: an average_rating and its count come together'],
  [{ source: 'Google', average_rating: 4, count: 0, reviews: [review] }, 'reviews.json.count: is 0, and 1 reviews'],
  [
    { source: 'Google', average_rating: 4, count: 9, reviews: [{ ...review, location: 'moon' }] },
    'reviews.json.reviews[0].location: there is no location "moon"',
  ],
  [
    { source: 'Google', locations: [{ location: 'moon', average_rating: 4.5, count: 1 }] },
    'reviews.json.locations[0].location: there is no location "moon"',
  ],
])('PLACE-5 SITE-5 %j is refused, with the path and the reason', async (file, fault) => {
  expect((await faults(file)).join('\n')).toContain(fault)
})

it('SITE-5 refuses a file that is not JSON, and the site with it', async () => {
  await writeFile(join(folder, 'ash', 'reviews.json'), '{')
  const state = await readFolder(folder, EMPTY_FOLDER, false)
  expect(state.faults).toHaveLength(1)
  expect(state.sites.size).toBe(0)
})
