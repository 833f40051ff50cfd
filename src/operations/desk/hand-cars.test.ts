import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HandValues } from '#domain/desk/hand-car.ts'
import { HAND_FORM } from '#domain/desk/hand-form.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { shownName } from '#domain/form/define-form.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { importStock } from '../stock/import-stock.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { copyCar, deleteDraft, findHandCar, listHandCars, saveDraft } from './hand-cars.ts'
import { lookUpPlate, plateFault } from './hand-plate.ts'
import { addPhotos } from './photo/add-photos.ts'
import { type Publishing, publishHandCar } from './publish-hand-car.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const KIM = sampleStaff(['stock'])
const CAR: HandValues = {
  stocknum: 'H1',
  car_type: 'used',
  year: '2021',
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  price: '$41,990',
  price_type: 'drive_away',
  km: '60,000',
}
let platform: TestPlatform
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-hand-'))
  const sites = [
    sampleSite({ integrations: { autograb: true }, tradeIn: { account: 'sample' } }),
    sampleSite({ slug: 'rival', id: 'site-2' }),
  ]
  platform = await createTestPlatform({ now: NOW, sites })
})
afterAll(async () => {
  await platform.close()
  await rm(folder, { recursive: true, force: true })
})

const site = (slug = 'yard') => platform.site(slug)
const mine = () => platform.storage.forSite(site())
const request = (actor = KIM) => ({ platform, site: site(), actor, now: platform.clock.now(), origin: 'https://a' })
async function draft(change: HandValues = {}, id: string | null = null, actor = KIM): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...CAR, ...change })) form.set(name, value)
  const shown = id === null ? {} : (await findHandCar(requestBy(platform, site(), KIM), id)).values
  for (const [name, value] of Object.entries(shown)) form.set(shownName(name), value)
  const saved = await saveDraft(request(actor), id, HAND_FORM.read(form))
  return saved.ok ? saved.id : expect.fail('not saved')
}
const publish = (id: string, change: Publishing = {}) => publishHandCar(request(), id, change)

async function published(change: HandValues) {
  const id = await draft(change)
  const done = await publish(id)
  if (!done.ok) throw new Error(JSON.stringify(done))
  return { id, carId: done.car.id }
}

async function file(rows: readonly string[], name = 'live'): Promise<void> {
  const path = join(folder, 'feed.csv')
  await writeFile(path, ['stocknum,make,model,year,price', ...rows, ''].join('\n'))
  const mapping = feedMappingSchema.parse({ feed: name })
  const done = await importStock(platform, site(), path, { options: { mapping, dryRun: false, force: true } })
  if (!done.ok) throw new Error(done.sentence)
}

describe('a car added by hand', () => {
  it('DESK-5 is a draft that is in no stock, until it is published with the rules of a feed', async () => {
    const id = await draft({ stocknum: 'H1' })
    expect(await mine().cars.any()).toBe(false)
    expect(await listHandCars(requestBy(platform, site(), KIM))).toMatchObject([
      { id, carId: null, author: { id: KIM.id } },
    ])
    const done = await publish(id)
    const car = done.ok ? await mine().cars.findById(done.car.id) : null
    expect(car).toMatchObject({ make: 'Toyota', model: 'HiLux', price: 41_990, km: 60_000, status: 'in_stock' })
    const engine = await platform.engines.forSite(site())
    await platform.engines.refresh('yard')
    expect(await engine.size()).toBe(1)
  })

  it.each([
    [{ make: '' }, { make: 'Make: needed to publish.' }],
    [{ year: '1800' }, { year: expect.stringContaining('‘1800’ is not a year') }],
    [{ year: '20199' }, { year: 'Year: four digits, such as 2019.' }],
    [{ price: 'cheap' }, { price: 'Price: a whole number, such as 24,990 or 25k.' }],
    [{ vin: 'ABC' }, { vin: expect.stringContaining('‘ABC’') }],
  ])('DESK-5, STAFF-10 is not published with %o, with the fault at its field', async (change, faults) => {
    const id = await draft({ stocknum: 'H2', ...change })
    expect(await publish(id)).toEqual({ ok: false, faults, doubts: [] })
    expect(await deleteDraft(request(), id, null)).toEqual({ ok: true })
    await expect(findHandCar(requestBy(platform, site(), KIM), id)).rejects.toThrow()
  })

  it.each([
    ['JM0KF4W2A10123456', 'JM0KF4W2A10123456', 'This VIN may have a typing mistake. Publish anyway?'],
    [
      'ABC1234567',
      null,
      'This is a frame or chassis number, not a VIN: the website shows it as the frame number. Publish anyway?',
    ],
  ])('DESK-5 the VIN %s is asked about, and published if the person is sure', async (vin, stored, sentence) => {
    const id = await draft({ stocknum: `V-${vin}`, vin })
    const doubts = [{ field: 'vin', key: `vin=${vin}`, sentence }]
    expect(await publish(id)).toEqual({ ok: false, faults: {}, doubts })
    expect(await publish(id, { sure: ['vin=ANOTHER'] })).toMatchObject({ ok: false, doubts })
    const done = await publish(id, { sure: [`vin=${vin}`] })
    expect(done).toMatchObject({ ok: true })
    expect(await mine().cars.findById(done.ok ? done.car.id : '')).toMatchObject({ vin: stored, status: 'in_stock' })
  })

  it('DESK-5 changes with its form, sells by it, and cannot be thrown away once it is published', async () => {
    const { id, carId } = await published({ stocknum: 'H3' })
    await draft({ stocknum: 'H3', price: '39990' }, id)
    expect(await publish(id)).toMatchObject({ ok: true, car: { id: carId } })
    expect(await mine().cars.findById(carId)).toMatchObject({ price: 39_990 })
    expect(await deleteDraft(request(), id, null)).toEqual({ ok: false, reason: 'published' })
    await publish(id, { status: 'Sold' })
    expect(await mine().cars.findById(carId)).toMatchObject({ status: 'sold' })
  })

  it('DESK-5 no file of a feed sells or changes it, whatever is in the file', async () => {
    const { carId } = await published({ stocknum: 'H4' })
    const before = await mine().cars.findById(carId)
    for (const rows of [
      ['F1,Kia,Rio,2020,10000', 'F2,Kia,Rio,2020,11000'],
      ['F2,Kia,Rio,2020,9000'],
      ['F3,Mazda,2,2019,8000'],
    ]) {
      await file(rows)
      await file(rows, 'other')
      expect(await mine().cars.findById(carId)).toEqual(before)
    }
  })

  it('DESK-5 a stock number that a feed’s car has is refused; a feed that brings the car later takes it over', async () => {
    await file(['F9,Kia,Rio,2020,10000'])
    const taken = await draft({ stocknum: 'F9' })
    const faults = { '': 'Another car of the stock has this stock number or VIN.' }
    expect(await publish(taken)).toEqual({ ok: false, faults, doubts: [] })
    const { id, carId } = await published({ stocknum: 'H5' })
    await file(['F9,Kia,Rio,2020,10000', 'H5,Toyota,HiLux,2021,38000'])
    expect(await mine().cars.findById(carId)).toMatchObject({ price: 38_000 })
    expect(await publish(id)).toMatchObject({ ok: false })
  })

  it('DESK-4 photos that staff add stay when the form publishes changes, and when a feed takes the car over', async () => {
    const { id, carId } = await published({ stocknum: 'H8' })
    const photo = await testPhoto('red')
    const files = [{ name: 'a.jpg', size: photo.length, bytes: async () => photo }]
    expect(await addPhotos(requestBy(platform, site(), KIM), { carId, files })).toMatchObject({ added: 1 })
    const images = (await mine().cars.findById(carId))?.images ?? []
    expect(images).toHaveLength(1)
    await draft({ stocknum: 'H8', price: '$39,990' }, id)
    await publish(id)
    expect(await mine().cars.findById(carId)).toMatchObject({ price: 39_990, images })
    await file(['H8,Toyota,HiLux,2021,38000'])
    expect(await mine().cars.findById(carId)).toMatchObject({ price: 38_000, images })
  })

  it('DESK-5 a copy has everything but the stock number, the plate, the VIN and the kilometres', async () => {
    const { carId } = await published({ stocknum: 'H6', regplate: '123ABC' })
    const copy = await copyCar(requestBy(platform, site(), KIM), carId)
    expect(copy).toMatchObject({ make: 'Toyota', model: 'HiLux', badge: 'SR5', price: '41990' })
    expect([copy.stocknum, copy.regplate, copy.vin, copy.km]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('DESK-5 a plate fills the form where the site has an account, and says why not elsewhere', async () => {
    const [lookup] = platform.regoLookups
    lookup.serve('sample')
    lookup.know('123AB4', { make: 'Mazda', model: 'CX-5', year: 2021, variant: 'Touring', vendorId: 'V-1' })
    expect(await lookUpPlate(requestBy(platform, site(), KIM), '123 ab4', 'QLD')).toEqual({
      ok: true,
      values: { regplate: '123AB4', make: 'Mazda', model: 'CX-5', year: '2021', badge: 'Touring' },
    })
    expect(await lookUpPlate(requestBy(platform, site(), KIM), 'XYZ', 'QLD')).toMatchObject({ ok: false })
    expect(plateFault(platform, site())).toBeNull()
    expect(plateFault(platform, site('rival'))).toContain('no account')
  })

  it('STAFF-5 sales may not add cars, and a draft of another site is not there', async () => {
    const id = await draft({ stocknum: 'H7' })
    await expect(draft({}, null, sampleStaff(['sales']))).rejects.toThrow()
    const lee = sampleStaff(['stock'], { siteSlug: 'rival' })
    await expect(findHandCar(requestBy(platform, site('rival'), lee), id)).rejects.toThrow()
  })
})
