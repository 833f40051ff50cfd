import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { uploadFile } from '../intake/manage-feeds.ts'
import { saveFeed } from '../intake/testing.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { findListing } from './find-listing.ts'

let platform: TestPlatform
beforeAll(async () => {
  const shown = { search: { stockUpdated: true }, timezone: 'Australia/Sydney' } as const
  platform = await createTestPlatform({ sites: [sampleSite(shown), sampleSite({ slug: 'quiet', id: 'site-2' })] })
  for (const slug of ['yard', 'quiet']) {
    const definition = feedDefinitionSchema.parse({ name: 'stock', way: 'upload' })
    await saveFeed(requestBy(platform, platform.site(slug), kim(slug)), definition)
  }
})
afterAll(() => platform.close())

const kim = (siteSlug: string) => sampleStaff(['manager'], { siteSlug })

async function updated(slug: string): Promise<string | null | undefined> {
  const origin = 'https://yard.example'
  const request = { platform, site: platform.site(slug), now: platform.clock.now(), origin, version: 0 }
  return (await findListing(request as never, new URL('/search', origin)))?.listing.stockUpdated
}

const send = (slug: string, cars: number) => {
  const rows = Array.from({ length: cars }, (_, car) => `Kia,Rio,2022,S${car},2000${car}\n`).join('')
  const content = [Buffer.from(`make,model,year,stocknum,price\n${rows}`)]
  return uploadFile(requestBy(platform, platform.site(slug), kim(slug)), 'stock', { name: 'stock.csv', content })
}

it('INTAKE-4 the listing says when a file was last applied, where the site wants it; a held file is none', async () => {
  expect([await updated('yard'), await updated('quiet')]).toEqual([null, null])
  platform.clock.moveTo(new Date('2026-11-22T19:10:00Z'))
  for (const slug of ['yard', 'quiet']) expect(await send(slug, 9)).toMatchObject({ outcome: 'applied' })
  expect([await updated('yard'), await updated('quiet')]).toEqual(['Stock updated 23 November, 6:10 am', null])
  platform.clock.pass(60)
  expect(await send('yard', 2)).toMatchObject({ outcome: 'held' })
  expect(await updated('yard')).toBe('Stock updated 23 November, 6:10 am')
  expect(await send('yard', 8)).toMatchObject({ outcome: 'applied' })
  expect(await updated('yard')).toBe('Stock updated 23 November, 7:10 am')
})
