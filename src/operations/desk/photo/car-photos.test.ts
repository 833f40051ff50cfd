import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carPhotosOf, DELETED_PHOTO_DAYS, OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import { photoDescribed, photoMoved, photoRemoved } from '#domain/desk/photo/photo-order.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { fileTime } from '#tests/setup/file-time.ts'
import { fetchPictures } from '../../picture/fetch-pictures.ts'
import { showPicture } from '../../picture/show-picture.ts'
import { sweepPictures } from '../../picture/sweep-pictures.ts'
import { sampleStaff } from '../../staff/testing.ts'
import { requestBy } from '../../staff-request.ts'
import { sampleCar, sampleSite } from '../../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { undoStep } from '../edit-cars.ts'
import { showDeskCar } from '../show-desk-car.ts'
import { addPhotos } from './add-photos.ts'
import { editPhotos, type PhotoChange } from './edit-photos.ts'
import { shapePhoto } from './shape-photo.ts'
import { sweepCarPhotos } from './sweep-car-photos.ts'

const STOCK = sampleStaff(['stock'])
const DRAWN = ['/pictures/made/a-800.webp', '/pictures/made/b-800.webp']
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ sites: [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })] })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const mine = () => platform.storage.forSite({ slug: 'yard' })
const found = async (id: string): Promise<Car> => (await mine().cars.findById(id)) ?? expect.fail('no such car')
const shown = (id: string) => showDeskCar(requestBy(platform, site(), STOCK), id)
const sent = (bytes: Uint8Array, name = 'phone.jpg') => ({ name, size: bytes.length, bytes: async () => bytes })
const add = (id: string, ...photos: readonly Uint8Array[]) => {
  platform.clock.pass(1)
  return addPhotos(requestBy(platform, site(), STOCK), { carId: id, files: photos.map((bytes) => sent(bytes)) })
}
const request = () => ({ platform, site: site(), actor: STOCK, now: platform.clock.now(), origin: 'https://a' })
const change = (id: string, change: PhotoChange) => {
  platform.clock.pass(1)
  return editPhotos(requestBy(platform, site(), STOCK), { carId: id, change })
}

/** Keys of the stored photos of the site's cars. */
async function objects(): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of platform.objects.list(carPhotosOf('yard'))) keys.push(key)
  return keys
}

/** One feed's file with one car. */
async function importCar(id: string, change: Partial<Car> = {}): Promise<void> {
  const { imports } = mine()
  platform.clock.pass(1)
  const at = platform.clock.now()
  const importId = await imports.begin(`drive-${id}`, at)
  const {
    id: _id,
    slug,
    ...car
  } = sampleCar({ images: DRAWN, primary_image_url: DRAWN[0] ?? null, ...change, stocknum: id })
  const key = {
    vin: null,
    stocknum: id,
    feedId: null,
    dealershipSlug: car.dealership_slug,
    identity: `stock:sample:${id}`,
  }
  const when = { listedAt: null, soldAt: null, status: car.status }
  const contentHash = JSON.stringify(change)
  await imports.stage(importId, [{ number: 1, line: 1, ...key, ...when, slugBase: slug, newId: id, contentHash, car }])
  await imports.merge(importId, { at, force: true, dryRun: false })
  await imports.end(importId, 'merged', at, {})
}

/** A phone's photo: lying, with the place where it was taken, in EXIF and XMP. */
async function phonePhoto(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .withExif({
      IFD0: { Model: 'Phone of Jo Nguyen' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '37/1 48/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '144/1 57/1 47/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>12 Example Street</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

describe('DESK-4 photos that staff add', () => {
  it('are on the car at once, behind the feed’s, and survive imports that change the feed’s photos', async () => {
    await importCar('B1')
    const before = await mine().version()
    const done = await add('B1', await testPhoto('red'), await testPhoto('blue'))
    expect(done).toMatchObject({ added: 2, faults: [] })
    expect(await mine().version()).toBeGreaterThan(before)
    const { images, previews } = await found('B1')
    expect(images).toEqual([
      ...DRAWN,
      expect.stringMatching(/^\/pictures\/kept\//),
      expect.stringMatching(/-600x400\//),
    ])
    expect(Object.keys(previews ?? {})).toEqual(images.slice(2))
    const keys = (await shown('B1')).photos.map(({ key }) => key)
    await change('B1', (feeds, order) => photoMoved(feeds, order, keys[3] ?? '', 0))
    const fresh = '/pictures/made/c-800.webp'
    await importCar('B1', { images: [fresh, ...DRAWN.toReversed()], primary_image_url: fresh })
    expect((await found('B1')).images).toEqual([images[3], ...DRAWN, images[2], fresh])
    await importCar('B1', { images: [DRAWN[1] ?? ''], primary_image_url: DRAWN[1] ?? null, price: 1_000 })
    expect((await found('B1')).images).toEqual([images[3], DRAWN[1], images[2]])
    expect((await found('B1')).primary_image_url).toBe(images[3])
    // The import replaces the uses of the feed's photos, and the sweep forgets what nothing uses.
    await sweepPictures(platform, ['yard'])
    expect((await found('B1')).images).toHaveLength(3)
    await platform.engines.refresh('yard')
    const [stored] = await (await platform.engines.forSite(site())).fetch(['B1'])
    expect(stored).toMatchObject({ primary_image_url: images[3] })
  })

  it('no stored file and no size says where the photo was taken, and all are upright', async () => {
    await importCar('B2', { images: [], primary_image_url: null })
    const original = await phonePhoto('green')
    const meta = await sharp(original).metadata()
    expect([meta.orientation, meta.exif === undefined, meta.xmp === undefined]).toEqual([6, false, false])
    await add('B2', original)
    const at = fetchedPictureAt((await found('B2')).images[0] ?? '')
    expect(at).toMatchObject({ width: 800, height: 1200 })
    let files = 0
    for await (const { key } of platform.objects.list('')) {
      const bytes = (await platform.objects.read(key)) ?? new Uint8Array()
      if (bytes.length === 0 || !/\.(jpg|webp|avif)$/.test(key)) continue
      files += 1
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect([key, exif, xmp, iptc, orientation ?? 1]).toEqual([key, undefined, undefined, undefined, 1])
      for (const word of ['Jo Nguyen', 'Example Street', 'GPS']) expect(Buffer.from(bytes).includes(word)).toBe(false)
    }
    expect(files).toBeGreaterThan(4)
  })

  it('refuses what is no photo, with a sentence for each file, and adds the others', async () => {
    await importCar('B3', { images: [], primary_image_url: null })
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(2_000),
    ])
    const good = await testPhoto('teal')
    const files = [
      sent(heic, 'IMG_1.HEIC'),
      sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.jpg'),
      sent(good.subarray(0, 900), 'half.jpg'),
      sent(await testPhoto('red', { width: 60, height: 40 }), 'icon.jpg'),
      { ...sent(good, 'big.jpg'), size: OWN_PHOTO_LIMITS.bytes + 1 },
      sent(good, 'good.jpg'),
      sent(good, 'again.jpg'),
    ]
    const done = await addPhotos(requestBy(platform, site(), STOCK), { carId: 'B3', files })
    expect(done.added).toBe(1)
    expect(done.faults).toEqual([
      expect.stringMatching(/^IMG_1.HEIC is a HEIC photo.+Most Compatible/),
      expect.stringMatching(/^logo.jpg is not a photo: send a JPEG/),
      expect.stringMatching(/^half.jpg is damaged/),
      'icon.jpg is only 60 by 40 pixels: send one of at least 120 by 80.',
      'big.jpg is larger than 15 MB: send a smaller copy.',
      'again.jpg is on this car already.',
    ])
    expect((await found('B3')).images).toHaveLength(1)
  })

  it('DESK-4 a photo that is sent twice at once is on the car once', async () => {
    await importCar('B7')
    const photo = await testPhoto('teal')
    const both = await Promise.all([add('B7', photo), add('B7', photo)])
    expect(both.map(({ added }) => added).toSorted()).toEqual([0, 1])
    expect(both.flatMap(({ faults }) => faults).join()).toContain('on this car already')
    expect((await shown('B7'))?.photos.filter(({ isOwn }) => isOwn)).toHaveLength(1)
  })

  it('DESK-8 deleting one is a step that is undone for 30 days; then its files are gone, and the undo says so', async () => {
    await importCar('B4')
    const before = await objects()
    await add('B4', await testPhoto('navy'))
    const [file] = (await objects()).filter((key) => !before.includes(key))
    const own = (await shown('B4')).photos.at(-1)?.key ?? ''
    const { batch } = await change('B4', (_, order) => photoRemoved(order, own))
    expect((await found('B4')).images).toEqual(DRAWN)
    await sweepCarPhotos(platform, 'yard')
    expect(await undoStep(requestBy(platform, site(), STOCK), batch)).toMatchObject({ ok: true })
    expect((await found('B4')).images).toHaveLength(3)
    platform.clock.pass((DELETED_PHOTO_DAYS + 1) * 24 * 60)
    await sweepCarPhotos(platform, 'yard')
    expect((await found('B4')).images).toHaveLength(3)
    expect(await objects()).toContain(file)
    const again = await change('B4', (_, order) => photoRemoved(order, own))
    platform.clock.pass((DELETED_PHOTO_DAYS + 1) * 24 * 60)
    // What other tests left goes too, on a day that depends on the machine's clock.
    expect(await sweepCarPhotos(platform, 'yard')).toBeGreaterThan(0)
    expect(await objects()).not.toContain(file)
    expect(await undoStep(requestBy(platform, site(), STOCK), again.batch)).toEqual({ ok: false, reason: 'photo-gone' })
  })

  it('a process that dies between files and rows leaves nothing on the car, and the sweep deletes the file', async () => {
    await importCar('B5')
    const dying = {
      ...platform,
      storage: {
        ...platform.storage,
        forSite: () => ({ ...mine(), transaction: () => Promise.reject(new Error('killed')) }),
      },
    } as unknown as TestPlatform
    const files = [sent(await testPhoto('maroon'))]
    const before = await objects()
    await expect(addPhotos(requestBy(dying, site(), STOCK), { carId: 'B5', files })).rejects.toThrow('killed')
    expect((await found('B5')).images).toEqual(DRAWN)
    expect(await objects()).toHaveLength(before.length + 1)
    platform.clock.moveTo(new Date((await fileTime()).getTime() + 3 * 86_400_000))
    await sweepCarPhotos(platform, 'yard')
    expect(await objects()).toEqual(before)
  })

  it('lost sizes are cut again from the stored photo', async () => {
    await importCar('B6', { images: [], primary_image_url: null })
    await add('B6', await testPhoto('purple'))
    const name = fetchedPictureAt((await found('B6')).images[0] ?? '')?.name ?? ''
    for await (const { key } of platform.objects.list(`pictures/kept/${name.slice(0, 2)}/${name}`))
      await platform.objects.remove(key)
    expect(await showPicture(platform, 'yard', name, '400.webp')).toBe('lost')
    expect(await fetchPictures(platform, 'yard')).toBe(1)
    expect(await showPicture(platform, 'yard', name, '400.webp')).toMatchObject({ contentType: 'image/webp' })
  })

  it('photos of a car that was sold long ago are deleted with their files', async () => {
    await importCar('B7', { images: [], primary_image_url: null })
    await add('B7', await testPhoto('olive'))
    await importCar('B7', { images: [], primary_image_url: null, status: 'sold', price: 5 })
    platform.clock.pass(61 * 24 * 60)
    expect(await sweepCarPhotos(platform, 'yard')).toBeGreaterThan(0)
    await sweepPictures(platform, ['yard'])
    expect((await found('B7')).images).toEqual([])
  })
})

describe('DESK-4 turning, cropping and describing', () => {
  it('shows an edited copy, keeps the photo untouched, and undoes', async () => {
    await importCar('C1', { images: [], primary_image_url: null })
    await add('C1', await testPhoto('gold', { width: 1200, height: 900 }))
    const key = (await shown('C1')).photos[0]?.key ?? ''
    const plain = (await found('C1')).images[0]
    platform.clock.pass(1)
    const shape = { turn: 90 as const, crop: { left: 0, top: 0.5, width: 1, height: 0.5 } }
    const done = await shapePhoto(request(), { seen: null, carId: 'C1', key, shape })
    expect(fetchedPictureAt((await found('C1')).images[0] ?? '')).toMatchObject({ width: 900, height: 600 })
    expect((await shown('C1')).photos[0]).toMatchObject({ originalAt: plain, shape: { turn: 90 } })
    await importCar('C1', { images: DRAWN, primary_image_url: DRAWN[0] ?? null })
    expect(fetchedPictureAt((await found('C1')).images[0] ?? '')).toMatchObject({ width: 900, height: 600 })
    expect(done.ok && (await undoStep(requestBy(platform, site(), STOCK), done.batch))).toMatchObject({ ok: true })
    expect((await found('C1')).images[0]).toBe(plain)
  })

  it('the page, the card and the score use what staff set, whatever edited copy is shown', async () => {
    await importCar('C2', { images: [], primary_image_url: null })
    expect((await shown('C2')).score.missing.map(({ id }) => id)).toContain('first-photo')
    await add('C2', await testPhoto('pink', { width: 1200, height: 900 }))
    const key = (await shown('C2')).photos[0]?.key ?? ''
    await change('C2', (_, order) => photoDescribed(order, key, 'The dashboard'))
    platform.clock.pass(1)
    await shapePhoto(request(), { seen: null, carId: 'C2', key, shape: { turn: 180, crop: null } })
    const car = await found('C2')
    expect(car.picture_texts).toEqual({ [car.images[0] ?? '']: 'The dashboard' })
    expect((await shown('C2')).score.missing.map(({ id }) => id)).not.toContain('first-photo')
  })
})

describe('STAFF-5, STAFF-8 photos', () => {
  it('ask for the right and the scope before a file is read, and write the audit log', async () => {
    await importCar('D1')
    const unread = { name: 'a.jpg', size: 9, bytes: () => Promise.reject(new Error('was read')) }
    const attempt = (actor: typeof STOCK, carId = 'D1', slug = 'yard') =>
      addPhotos(requestBy(platform, platform.site(slug), actor), { carId, files: [unread] })
    await expect(attempt(sampleStaff(['sales']))).rejects.toMatchObject({ status: 403 })
    const elsewhere = sampleStaff(['stock'], { scope: { dealerships: ['other'], locations: null, categories: null } })
    await expect(attempt(elsewhere)).rejects.toMatchObject({ status: 404 })
    await expect(attempt(STOCK, 'nobody')).rejects.toMatchObject({ status: 404 })
    const rival = sampleStaff(['stock'], { siteSlug: 'rival' })
    await expect(attempt(rival, 'D1', 'rival')).rejects.toMatchObject({ status: 404 })
    const shape = { carId: 'D1', key: 'desk:other', shape: { turn: 90 as const, crop: null } }
    await expect(shapePhoto(request(), { ...shape, seen: null })).rejects.toMatchObject({ status: 404 })
    await add('D1', await testPhoto('coral'))
    const none = { personId: null, object: 'D1', from: null, until: null }
    const [row] = await mine().audit.list(none, 1)
    expect(row).toMatchObject({
      action: 'stock.edit',
      before: {},
      after: { photos: { value: { own: [expect.any(String)] } } },
    })
  })

  it('two people’s photos at the same time are both on the car', async () => {
    await importCar('D2')
    await Promise.all([add('D2', await testPhoto('tan')), add('D2', await testPhoto('plum'))])
    expect((await found('D2')).images).toHaveLength(4)
  })
})
