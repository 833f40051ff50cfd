import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { fetchPictures } from '#operations/picture/fetch-pictures.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { loadDemonstration } from '../load-demonstration.ts'
import { makeStock } from './make-stock.ts'
import { copyPhotos, withPhotos } from './photo-folder.ts'
import { STOCK_PLANS } from './plans.ts'

const SLUG = 'southside-cars'
const SITE = path.resolve(import.meta.dirname, '../../../sites', SLUG, 'site.json')

describe('LOOK-6 a demonstration with a presenter’s photos', () => {
  let platform: TestPlatform
  let photos: string
  let dataFolder: string
  beforeAll(async () => {
    const { dealerships, locations } = JSON.parse(await readFile(SITE, 'utf8'))
    platform = await createTestPlatform({ sites: [sampleSite({ slug: SLUG, dealerships, locations })] })
    photos = await mkdtemp(path.join(tmpdir(), 'forecourt-photos-'))
    dataFolder = await mkdtemp(path.join(tmpdir(), 'forecourt-data-'))
  })
  afterAll(async () => {
    await platform.close()
    for (const folder of [photos, dataFolder]) await rm(folder, { recursive: true })
  })

  it('LOOK-6 the start says that the folder cannot be read, or has no photo', async () => {
    const load = (demoPhotos: string) => loadDemonstration(platform, { dataFolder, demoPhotos }, () => {})
    await expect(load(path.join(photos, 'gone'))).rejects.toThrow(/^DEMO_PHOTOS names .*gone, which cannot be read/)
    await writeFile(path.join(photos, 'notes.txt'), 'not a photo')
    await expect(load(photos)).rejects.toThrow(/no photo is in it: \.jpg, \.jpeg/)
  })

  it('LOOK-6 a car shows the photos of one folder, or one file beside the folders, in the order of their names', async () => {
    await mkdir(path.join(photos, 'a ute'))
    await draw('a ute/10.jpg', 900, 600)
    await draw('a ute/2.JPG', 600, 800)
    await draw('b.png', 1200, 500)
    const sets = await copyPhotos(photos, dataFolder)
    const made = makeStock(STOCK_PLANS[SLUG] ?? expect.fail('no plan'), platform.clock.now())
    const rows = [...withPhotos(made, sets)].slice(0, 3)
    const file = path.join(dataFolder, 'three.ndjson')
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    const options = { mapping: feedMappingSchema.parse({}), dryRun: false, force: true }
    await importStock(platform, platform.site(SLUG), file, { options })
    while ((await fetchPictures(platform, SLUG)) > 0);
    const { pictures, cars } = platform.storage.forSite({ slug: SLUG })
    await pictures.settle()
    const found = new Map<string | null, Car>()
    for await (const batch of cars.changedSince(0)) for (const car of batch) found.set(car.stocknum, car)
    const shown = rows.map(({ stocknum }) => found.get(stocknum)?.images.map((image) => image.match(/\d+x\d+/)?.[0]))
    expect(shown).toEqual([['600x800', '900x600'], ['1200x500'], ['600x800', '900x600']])
  })

  function draw(name: string, width: number, height: number) {
    const background = 'grey'
    return sharp({ create: { width, height, channels: 3, background } }).toFile(path.join(photos, name))
  }
})
