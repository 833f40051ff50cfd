import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startHttpServer } from '#gateways/testing/http-server.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { storedPictures } from '#storage/testing/stored-pictures.ts'
import { TEST_DATABASES, type TestDatabase } from '#storage/testing.ts'
import { importStock } from '../stock/import-stock.ts'
import { createTestPlatform } from '../testing.ts'
import { fetchPictures, settlePictures } from './fetch-pictures.ts'
import { showPicture } from './show-picture.ts'
import { sweepPictures } from './sweep-pictures.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A dealer's server with these pictures, and a site that imports from a folder. */
async function yard(files: Map<string, { bytes: Buffer; etag: string }>, database: TestDatabase = 'PGlite') {
  const dealer = await startHttpServer(({ path, headers }, response) => {
    const file = files.get(path)
    if (!file) response.writeHead(404).end()
    else if (headers['if-none-match'] === file.etag) response.writeHead(304).end()
    else response.writeHead(200, { ETag: file.etag }).end(file.bytes)
  })
  closing.push(dealer.close)
  const platform = await createTestPlatform({ database, pictures: { insideHosts: [new URL(dealer.origin).host] } })
  closing.push(platform.close)
  const folder = join(tmpdir(), `forecourt-feed-${randomUUID()}`)
  await mkdir(folder)
  closing.push(() => rm(folder, { recursive: true }))
  const site = platform.site('yard')
  const storage = platform.storage.forSite(site)
  return {
    dealer,
    platform,
    folder,
    storage,
    stored: () => storedPictures(platform.storage, site.slug),
    /** One row per car: stock number, price, picture addresses. */
    async feed(...cars: readonly (readonly [stocknum: string, price: number, ...images: readonly string[]])[]) {
      const rows = cars.map(([stocknum, price, ...images]) => ({
        ...{ stocknum, price, make: 'Toyota', model: 'HiLux', year: 2021 },
        images: images.map((image) => image.replace('dealer:', dealer.origin)),
      }))
      await writeFile(join(folder, 'feed.json'), JSON.stringify(rows))
      const options = { mapping: { feed: 'stock' }, dryRun: false, force: true }
      const outcome = await importStock(platform, site, join(folder, 'feed.json'), { options })
      if (!outcome.ok) throw new Error(outcome.sentence)
      return outcome.report
    },
    /** Fetches everything due, as the background job does; returns the number of pictures. */
    async fetchAll() {
      let all = 0
      for (let some = -1; some !== 0; all += some) some = await fetchPictures(platform, 'yard')
      return all
    },
    async cars() {
      const found = []
      for await (const some of storage.cars.changedSince(-1)) found.push(...some)
      return found.sort((one, other) => (one.stocknum ?? '').localeCompare(other.stocknum ?? ''))
    },
  }
}

const photo = async (colour: string, etag = `"${colour}"`) => ({ bytes: await testPhoto(colour), etag })

describe.each(TEST_DATABASES)('pictures of feeds on %s', (database) => {
  it('STOCK-1 STOCK-3 FIELD-5 an import’s pictures show once they are fetched, all in one new version', async () => {
    const files = new Map([
      ['/1.jpg', await photo('red')],
      ['/2.jpg', await photo('blue')],
    ])
    const { platform, storage, feed, fetchAll, cars, folder } = await yard(files, database)
    await writeFile(join(folder, 'B2.jpg'), await testPhoto('green'))
    await feed(['B1', 50_000, 'dealer:/1.jpg', 'dealer:/2.jpg', 'dealer:/gone.jpg'], ['B2', 40_000, 'B2.jpg'])
    expect(await cars()).toMatchObject([{ images: [], primary_image_url: null }, { images: [] }])

    const before = await storage.version()
    expect(await fetchAll()).toBe(4)
    expect(await storage.version()).toBe(before)
    expect(await settlePictures(platform, 'yard')).toBe(before + 1)
    expect(await settlePictures(platform, 'yard')).toBeNull()

    const [first, second] = await cars()
    expect(first?.images).toEqual([
      expect.stringMatching(/^\/pictures\/kept\/.+-600x400\/600\.webp$/),
      expect.anything(),
    ])
    expect(first?.primary_image_url).toBe(first?.images[0])
    expect(second?.images).toHaveLength(1)
    // The engine updates cars with new pictures, even if their rows are unchanged.
    const changed = []
    for await (const some of storage.cars.changedSince(before)) changed.push(...some.map(({ stocknum }) => stocknum))
    expect(changed.sort()).toEqual(['B1', 'B2'])
    // Importing the same feed again changes nothing and sends no request to the dealer's server.
    expect(
      await feed(['B1', 50_000, 'dealer:/1.jpg', 'dealer:/2.jpg', 'dealer:/gone.jpg'], ['B2', 40_000, 'B2.jpg']),
    ).toMatchObject({ unchanged: 2, version: null })
    expect(await fetchAll()).toBe(0)
  })

  it('STOCK-1 loses no picture when a process dies: claims expire, and fetched pictures are published', async () => {
    const files = new Map([['/1.jpg', await photo('red')]])
    const { platform, storage, feed, fetchAll } = await yard(files, database)
    await feed(['B1', 50_000, 'dealer:/1.jpg'])
    // Claimed by a process that dies.
    const now = platform.clock.now()
    expect(await storage.pictures.claim(now, new Date(now.getTime() + 300_000), 9)).toHaveLength(1)
    expect(await fetchAll()).toBe(0)
    platform.clock.pass(5)
    expect(await platform.storage.sitesWithDuePictures(platform.clock.now())).toEqual(['yard'])
    expect(await fetchAll()).toBe(1)
    // Fetched, but the process dies before publishing a version.
    expect(await platform.storage.sitesWithDuePictures(platform.clock.now())).toEqual(['yard'])
    expect(await settlePictures(platform, 'yard')).not.toBeNull()
    expect(await platform.storage.sitesWithDuePictures(platform.clock.now())).toEqual([])
  })
})

it('FIELD-5 fetches a changed picture again when its car changes, or after a day', async () => {
  const files = new Map([['/1.jpg', await photo('red')]])
  const { platform, storage, feed, fetchAll, cars, dealer } = await yard(files)
  const shown = async () => (await cars())[0]?.images[0]
  await feed(['B1', 50_000, 'dealer:/1.jpg'])
  await fetchAll()
  const red = await shown()

  await feed(['B1', 49_000, 'dealer:/1.jpg'])
  expect(await fetchAll()).toBe(1)
  expect([await shown(), dealer.received.at(-1)?.headers['if-none-match']]).toEqual([red, '"red"'])
  await settlePictures(platform, 'yard')
  expect(await settlePictures(platform, 'yard')).toBeNull()

  files.set('/1.jpg', await photo('blue'))
  expect(await fetchAll()).toBe(0)
  platform.clock.pass(24 * 60)
  expect(await fetchAll()).toBe(1)
  expect(await shown()).not.toBe(red)
  expect(await settlePictures(platform, 'yard')).toBe(await storage.version())
})

it('FIELD-5 retries a failed picture at growing intervals, and shows its last good copy meanwhile', async () => {
  const files = new Map<string, { bytes: Buffer; etag: string }>()
  const { platform, stored, feed, fetchAll, cars } = await yard(files)
  await feed(['B1', 50_000, 'dealer:/late.jpg'])
  expect(await fetchAll()).toBe(1)
  expect(await stored()).toMatchObject([{ failures: 1, fault: 'answered 404', name: null }])
  platform.clock.pass(1)
  expect(await fetchAll()).toBe(1)
  platform.clock.pass(1)
  expect(await fetchAll()).toBe(0)
  platform.clock.pass(9)
  files.set('/late.jpg', await photo('red'))
  expect(await fetchAll()).toBe(1)
  expect((await cars())[0]?.images).toHaveLength(1)

  files.clear()
  platform.clock.pass(24 * 60)
  expect(await fetchAll()).toBe(1)
  expect((await cars())[0]?.images).toHaveLength(1)
  expect(await stored()).toMatchObject([{ failures: 1, fault: 'answered 404' }])
})

it('FIELD-5 every car’s first picture is fetched before any second', async () => {
  const { feed, fetchAll, dealer } = await yard(new Map())
  const images = (car: number) => [1, 2, 3].map((place) => `dealer:/${car}-${place}.jpg`)
  await feed(...[1, 2, 3, 4, 5].map((car): [string, number, ...string[]] => [`B${car}`, 10_000, ...images(car)]))
  expect(await fetchAll()).toBe(15)
  // Three requests are under way at once, so two seconds may overtake the last first picture on the wire.
  const early = dealer.received.slice(0, 5 + 2).map(({ path }) => path)
  expect(early).toEqual(expect.arrayContaining([1, 2, 3, 4, 5].map((car) => images(car)[0]?.slice('dealer:'.length))))
})

it('FIELD-5 fetches pictures with lost files again, and does not find names that the site never showed', async () => {
  const { platform, feed, fetchAll, cars } = await yard(new Map([['/1.jpg', await photo('red')]]))
  await feed(['B1', 50_000, 'dealer:/1.jpg'])
  await fetchAll()
  const [, , , name = ''] = ((await cars())[0]?.images[0] ?? '').split('/')
  expect(await showPicture(platform, 'yard', name, '400.webp')).toMatchObject({ contentType: 'image/webp' })
  expect(await showPicture(platform, 'yard', name, '1600.webp')).toBeNull()
  expect(await showPicture(platform, 'yard', `${'a'.repeat(32)}-600x400`, '400.webp')).toBeNull()

  // The first sweep marks them, the second finds the mark old.
  await platform.pictures.sweep(async () => new Set(), new Date())
  await platform.pictures.sweep(async () => new Set(), new Date('2100-01-01'))
  expect(await showPicture(platform, 'yard', name, '400.webp')).toBe('lost')
  expect((await cars())[0]?.images).toEqual([])
  expect(await fetchAll()).toBe(1)
  expect(await showPicture(platform, 'yard', name, '400.webp')).toMatchObject({ contentType: 'image/webp' })
})

it('FIELD-5 forgets pictures that no car uses, but not those of recently sold cars', async () => {
  const files = new Map([
    ['/1.jpg', await photo('red')],
    ['/2.jpg', await photo('blue')],
    ['/3.jpg', await photo('green')],
  ])
  const { platform, stored, feed, fetchAll } = await yard(files)
  const addresses = async () => (await stored()).map(({ address }) => address.split('/').at(-1))
  await feed(['B1', 1, 'dealer:/1.jpg', 'dealer:/2.jpg'], ['B2', 2, 'dealer:/3.jpg'])
  await fetchAll()
  // B1 loses a picture, B2 is sold.
  await feed(['B1', 1, 'dealer:/1.jpg'])
  await sweepPictures(platform, ['yard'])
  expect(await addresses()).toEqual(['1.jpg', '3.jpg'])
  platform.clock.pass(61 * 24 * 60)
  await sweepPictures(platform, ['yard'])
  expect(await addresses()).toEqual(['1.jpg'])
})

it('OPS-1 STOCK-1 a picture beside a feed on another machine waits for that machine, and holds up no other picture', async () => {
  const files = new Map([['/1.jpg', await photo('red')]])
  const { platform, stored, feed, folder } = await yard(files, 'Postgres')
  await feed(['B1', 1, 'beside.jpg'], ['B2', 2, 'dealer:/1.jpg'])
  await writeFile(join(folder, 'beside.jpg'), (await photo('blue')).bytes)
  const away = new Set<string>()
  const here = `${folder}-on-this-machine`
  await rename(folder, here)
  while ((await fetchPictures(platform, 'yard', { away })) > 0);
  expect([...away]).toEqual([folder])
  expect(await stored()).toMatchObject([{ address: 'beside.jpg', fault: null, name: null }, { fault: null }])
  expect(await platform.storage.sitesWithDuePictures(platform.clock.now(), [...away])).toEqual(['yard'])
  await settlePictures(platform, 'yard')
  expect(await platform.storage.sitesWithDuePictures(platform.clock.now(), [...away])).toEqual([])
  await rename(here, folder)
  expect(await fetchPictures(platform, 'yard')).toBe(1)
  expect((await stored())[0]).toMatchObject({ address: 'beside.jpg', name: expect.any(String) })
})
