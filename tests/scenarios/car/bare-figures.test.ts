import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { addFeed } from '#operations/intake/edit-feeds.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { commandAt } from './command-at.ts'

const FILE =
  'stocknum,year,make,model,price,odometer\nA1,2018,Honda,Accord,17995,41000\nA2,2018,Honda,Civic,17995,52000\n'

let served: ServedSites
let folder: string
beforeAll(async () => {
  const austin = sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142' })
  const american = { region: 'US' as const, locations: [austin] }
  served = await serveSites({
    sites: [
      sampleSite({ slug: 'rio', id: 'site-rio', ...american }),
      sampleSite({ slug: 'plain', id: 'site-plain', ...american }),
    ],
  })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-bare-figures-'))
  const actor = commandActor('rio')
  const definition = feedDefinitionSchema.parse({ name: 'stock', way: 'upload' })
  await addFeed(requestBy(served.platform, served.platform.site('rio'), actor), definition)
  await writeFile(join(folder, 'stock.csv'), FILE)
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

const forecourt = (...argv: readonly string[]) => commandAt({ served, folder, slugs: ['rio', 'plain'] }, argv)

async function kilometres(slug: string): Promise<unknown> {
  await served.platform.engines.refresh(slug)
  const answer = await served.request(slug, '/api/search?hitsPerPage=50')
  const { hits } = (await answer.json()) as { hits: readonly { stocknum: string; km: number }[] }
  return hits.find(({ stocknum }) => stocknum === 'A1')?.km
}

const SAID =
  'Note: 2 odometer readings without a unit, such as 41000, were read in miles, as usual in the site’s region. ' +
  'If the file has kilometres, '

it('SITE-6 A13 bare figures of a feed are answered once, by a command without a mapping’s words', async () => {
  const asked = await forecourt('stock', 'import', '--site', 'rio', 'stock.csv')
  expect(asked.printed).toContain(
    `${SAID}say so once with forecourt feeds answer --site rio --feed stock --unit odometer=km, or give it a column odometer_unit.`,
  )
  expect(asked.printed.join()).not.toMatch(/[{}"]/)
  expect(await kilometres('rio')).toBe(65_983)
  expect(await forecourt('feeds', 'answer', '--site', 'rio', '--feed', 'stock', '--unit', 'odometer=km')).toEqual({
    status: 0,
    printed: ['From its next file on, figures of the feed stock for odometer without a unit are in km.'],
  })
  const next = await forecourt('stock', 'import', '--site', 'rio', 'stock.csv')
  expect(next.printed.join()).not.toContain('without a unit')
  expect(await kilometres('rio')).toBe(41_000)
})

it('SITE-6 A13 a file of a feed that the site has not set up is read again with the unit', async () => {
  const asked = await forecourt('stock', 'import', '--site', 'plain', 'stock.csv')
  expect(asked.printed).toContain(
    `${SAID}run the import again, and add --unit odometer=km, or give it a column odometer_unit.`,
  )
  const again = await forecourt('stock', 'import', '--site', 'plain', 'stock.csv', '--unit', 'odometer=km')
  expect([again.status, again.printed.join().includes('without a unit')]).toEqual([0, false])
  expect(await kilometres('plain')).toBe(41_000)
})

it.each([
  [['stock', 'import', '--site', 'plain', 'stock.csv', '--unit', 'odometer=feet'], /'odometer=feet' is not a measure/],
  [['feeds', 'answer', '--site', 'rio', '--feed', 'stock', '--unit', 'odometer=feet'], /; odometer is km or mi/],
  [
    ['stock', 'import', '--site', 'plain', 'stock.csv', '--unit', 'odometer=km=mi'],
    /'odometer=km=mi' is not a measure/,
  ],
  [
    ['feeds', 'answer', '--site', 'rio', '--feed', 'stok', '--unit', 'odometer=km'],
    /has no feed 'stok'; did you mean "stock"/,
  ],
])('SITE-6 wrong use ends with 2 and a sentence: %j', async (argv, sentence) => {
  const { status, printed } = await forecourt(...argv)
  expect([status, printed.join('\n')]).toEqual([2, expect.stringMatching(sentence)])
})
