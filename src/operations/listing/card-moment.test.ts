import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardView } from '#views/card/card-view.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { cardMoment } from './card-moment.ts'
import { listCars } from './list-cars.ts'

const FIFTH = { card: { newTagFor: 'newest-fifth' } } as const
const MS_PER_HOUR = 3_600_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [
      sampleSite({ slug: 'all', id: 'all' }),
      sampleSite({ slug: 'fifth', id: 'fifth', ...FIFTH }),
      sampleSite({ slug: 'one-file', id: 'one-file', ...FIFTH }),
      sampleSite({ slug: 'few', id: 'few', ...FIFTH }),
      sampleSite({ slug: 'empty', id: 'empty', ...FIFTH }),
    ],
  })
  const listed = (count: number, hoursApart: number) =>
    Array.from({ length: count }, (_, at) => ({
      slug: `car-${at}`,
      stocknum: `${at}`,
      tag: null,
      created_at: new Date(platform.clock.now().getTime() - (1 + at * hoursApart) * MS_PER_HOUR).toISOString(),
    }))
  await platform.addCars('all', listed(20, 1))
  await platform.addCars('fifth', [...listed(20, 1), { slug: 'sold', stocknum: 'sold', sold: true, status: 'sold' }])
  await platform.addCars('one-file', listed(20, 0))
  await platform.addCars('few', listed(2, 1))
})
afterAll(() => platform.close())

/** How many cars of a site, all of this day, have the tag of new arrivals. */
async function tagged(slug: string): Promise<number> {
  const site = platform.site(slug)
  const asked = { platform, site, now: platform.clock.now() }
  const moment = await cardMoment(asked)
  const { cars } = await listCars(asked, [], 100)
  return cars.filter((car) => cardView(car, site, moment).tag?.kind === 'new').length
}

it.each([
  ['all', 20, 'by default all of eight days'],
  ['fifth', 4, 'the newest fifth of those for sale'],
  ['one-file', 0, 'none that came with most of the others'],
  ['few', 1, 'the newest of few'],
  ['empty', 0, 'none of none'],
])('CARD-3 on the site ‘%s’ %d cars have the tag of new arrivals: %s', async (slug, count) => {
  expect(await tagged(slug)).toBe(count)
})
