import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import { startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { fetchPictures, settlePictures } from '#operations/picture/fetch-pictures.ts'
import { cutOwnPictures } from '#operations/picture/show-picture.ts'
import { sweepPictures } from '#operations/picture/sweep-pictures.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { readPictures } from '#site/files/read-pictures.ts'
import type { OwnPicture } from '#site/own-picture.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

let dealer: TestHttpServer
let folder: string
let own: OwnPicture
let served: ServedSites
let isStoreAway = false

beforeAll(async () => {
  const bytes = await testPhoto('red')
  dealer = await startHttpServer(({ path }, response) =>
    path === '/1.jpg' ? response.end(bytes) : response.writeHead(404).end(),
  )
  folder = await mkdtemp(join(tmpdir(), 'forecourt-own-'))
  own = await ownPicture(folder, await testPhoto('blue'))
  const site = { ...sampleSite(), template: 'harbour' as const }
  const other = sampleSite({ slug: 'other', id: 'site-2' })
  served = await serveSites({
    sites: [site, other],
    content: { yard: { pictures: [own], folder } },
    pictures: { insideHosts: [new URL(dealer.origin).host], objects: awayAtTimes(join(folder, 'objects')) },
  })
  const images = [`${dealer.origin}/1.jpg`, `${dealer.origin}/gone.jpg`]
  await served.platform.addCars('yard', [
    { id: 'with', slug: 'with-pictures', images, primary_image_url: images[0] ?? null },
    { id: 'without', stocknum: 'U124', slug: 'without', images: [`${dealer.origin}/gone.jpg`] },
  ])
})
afterAll(async () => {
  await served.close()
  await dealer.close()
  await rm(folder, { recursive: true })
})

/** A store that does not answer while `isStoreAway`. */
function awayAtTimes(objectsFolder: string): Objects {
  const objects = createFolderObjects(objectsFolder)
  const read: Objects['read'] = async (key) => {
    if (isStoreAway) throw new GatewayError('objects', 'does not answer')
    return objects.read(key)
  }
  return { ...objects, read }
}

/** A picture of the site's folder as read, before any variant is made. */
async function ownPicture(folder: string, bytes: Uint8Array): Promise<OwnPicture> {
  await mkdir(join(folder, 'blog'))
  await writeFile(join(folder, 'blog', 'hitch.jpg'), bytes)
  const found = (await readPictures(folder, ['blog/hitch.jpg'])).get('blog/hitch.jpg')
  if (!found?.ok) throw new Error('the test has no picture')
  return found
}

/** Deletes every picture: the first sweep marks them as unused, the second finds the marks old. */
async function dropAll(): Promise<void> {
  await served.platform.pictures.sweep(async () => new Set(), new Date())
  await served.platform.pictures.sweep(async () => new Set(), new Date('2100-01-01'))
}

const page = async (path: string) => (await served.request('yard', path)).text()
const cars = ['/cars/with-pictures-with', '/cars/without-without']

it('FIELD-5 CARD-1 a car shows a drawing until its pictures are fetched, or if it has none', async () => {
  for (const path of ['/search', ...cars]) {
    const html = await page(path)
    expect(html).toMatch(/\/drawn\/[0-9a-f]{4}\/ute\.\d+-white-side-800\.webp/)
    expect(html).toContain('Photos coming soon')
    expect([path, html.includes(dealer.origin)]).toEqual([path, false])
  }
})

it('FIELD-5 STOCK-3 a fetched picture is in the pages, in AVIF and WebP with size and preview, cacheable forever', async () => {
  await fetchPictures(served.platform, 'yard')
  await settlePictures(served.platform, 'yard')
  // Pages follow the version once the engine has the change.
  await served.platform.engines.refresh('yard')
  const html = await page(cars[0] ?? '')
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/pictures\/kept\//)
  expect(html).toMatch(/<img class="picture-preview" src="data:image\/webp;base64,/)
  expect(html).toMatch(/srcSet="\/pictures\/kept\/[^"]+600\.webp 600w"[^>]* width="600" height="400"/)
  const addresses = new Set(html.match(/\/pictures\/kept\/[^\s",\\]+/g))
  expect(addresses.size).toBe(5)
  for (const address of addresses) {
    const answer = await served.request('yard', address)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(answer.headers.get('Content-Type')).toBe(`image/${address.split('.').at(-1)?.replace('jpg', 'jpeg')}`)
  }
  for (const path of ['/search', ...cars]) expect((await page(path)).includes(dealer.origin)).toBe(false)
  expect(await page(cars[1] ?? '')).toMatch(/\/drawn\/[0-9a-f]{4}\/ute\.\d+-white-side-800\.webp/)
})

it('OPS-1 a picture shows as a drawing while the object store does not answer, and is not forgotten', async () => {
  const [address = ''] = (await page(cars[0] ?? '')).match(/\/pictures\/kept\/[^\s",\\]+400\.webp/) ?? []
  isStoreAway = true
  const answer = await served.request('yard', address)
  isStoreAway = false
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  expect((await served.request('yard', address)).status).toBe(200)
})

it('FIELD-5 a picture whose files are lost shows as a drawing until it is fetched again', async () => {
  const [address = ''] = (await page(cars[0] ?? '')).match(/\/pictures\/kept\/[^\s",\\]+400\.webp/) ?? []
  await dropAll()
  const answer = await served.request('yard', address)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  expect(answer.headers.get('Location')).toBe(drawnPath('suv-white-side-800.webp'))
  expect((await served.request('yard', '/pictures/kept/nothing/400.webp')).status).toBe(404)
})

it('FIELD-5 CONTENT-1 an article’s picture is resized at the first request, only for its site, and never swept', async () => {
  const address = `/pictures/kept/${own.name}/400.avif`
  expect((await served.request('other', address)).status).toBe(404)
  const answer = await served.request('yard', address)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/avif'])
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await served.request('yard', `/pictures/kept/${own.name}/401.avif`)).status).toBe(404)

  served.platform.clock.moveTo(new Date('2099-01-01'))
  // The first would mark it as unused, the second delete it.
  await sweepPictures(served.platform, ['yard', 'other'])
  await sweepPictures(served.platform, ['yard', 'other'])
  expect(await served.platform.pictures.isLost(own.name)).toBe(false)
})

it('FIELD-5 pictures of the site’s folder are resized in advance; one whose file is gone shows as a drawing', async () => {
  await dropAll()
  await cutOwnPictures(served.platform, 'yard', new AbortController().signal)
  expect(await served.platform.pictures.isLost(own.name)).toBe(false)
  await dropAll()
  await rm(join(folder, 'blog', 'hitch.jpg'))
  expect((await served.request('yard', `/pictures/kept/${own.name}/400.avif`)).status).toBe(302)
})
