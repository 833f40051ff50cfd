import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { FEEDS_READ_HERE } from '#gateways/feeds/feeds-read-here.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import type { Storage } from '#storage/storage.ts'
import { openTestStorage } from '#storage/testing.ts'
import type { ImportReport } from './import-report.ts'
import { importStock } from './import-stock.ts'

let storage: Storage
let folder: string
let siteNumber = 0

beforeAll(async () => {
  storage = await openTestStorage()
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-held-'))
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  siteNumber += 1
})

const HEADER = 'stocknum,year,make,model,car_type,km,price,location.slug\n'
interface Row {
  readonly stocknum: string
  readonly year: number
  readonly km: number | string
  readonly price: number | string
  readonly place: string
}
const ROWS: readonly Row[] = Array.from({ length: 20 }, (_, index) => ({
  stocknum: `B${index}`,
  year: 2024 - index,
  km: 11_213 + index * 13_577,
  price: 41_990 - index * 1_900,
  place: index < 12 ? 'north' : 'south',
}))
const csvOf = (rows: readonly Row[]) =>
  HEADER +
  rows
    .map(({ stocknum, year, km, price, place }) => `${stocknum},${year},Kia,Rio,used,${km},${price},${place}\n`)
    .join('')
const WHOLE = csvOf(ROWS)

describe('D-24 implausible values', () => {
  it.each([
    ['From $10k', null, 'is a lowest or highest amount, not the amount; left empty', /If it is \$10,000/],
    ['$10', null, 'is not plausible for such a car; shown without a price', /Is it \$10,000\?/],
    ['2899000', null, 'is not plausible for such a car; shown without a price', /Is it \$28,990\?/],
    ['"$12.990,00"', 12_990, null, null],
    ['12 990', 12_990, null, null],
    ['28.9k', 28_900, null, null],
    ['POA', null, null, null],
    ['Call', null, null, null],
  ])('%s shows as %d, and the report says why', async (price, shown, reason, suggestion) => {
    const report = await reportOf(`${HEADER}B1,2020,Kia,Rio,used,50000,${price},north\n`)
    expect((await cars())[0]).toMatchObject({ price: shown, status: 'in_stock' })
    expect(report.remarks.map((remark) => remark.reason)).toEqual(reason === null ? [] : [reason])
    if (suggestion !== null)
      expect(report.remarks[0]).toMatchObject({ suggestion: expect.stringMatching(suggestion), first: [{ line: 2 }] })
  })

  it('D-24 judges by kind and age: an old car may cost $900, a new one may not', async () => {
    await reportOf(`${HEADER}B1,1998,Kia,Rio,used,310000,900,north\nB2,2026,Kia,Rio,new,10,900,north\n`)
    expect((await cars()).map(({ price }) => price)).toEqual([900, null])
  })

  it('D-24 leaves an implausible odometer empty, and does not read 120k as 120', async () => {
    await reportOf(`${HEADER}B1,2025,Kia,Rio,used,990000,19990,north\nB2,2018,Kia,Rio,used,120k,19990,north\n`)
    expect((await cars()).map(({ km }) => km)).toEqual([null, 120_000])
  })

  it('D-24 D-32 ignores a repayment of 0, or one that does not match the price', async () => {
    const week = 'finance_lenders.manual.paymentWeek'
    await reportOf(
      `stocknum,make,model,price,${week}\nB1,Kia,Rio,19990,0\nB2,Kia,Rio,19990,4000\nB3,Kia,Rio,19990,$89 pw\n`,
    )
    expect((await cars()).map((car) => car.finance_lenders.manual?.paymentWeek ?? null)).toEqual([null, null, 89])
  })
})

const HELD: readonly (readonly [what: string, file: string, text: string, sentence: RegExp])[] = [
  [
    'all prices times 100',
    'x.csv',
    csvOf(ROWS.map((row) => ({ ...row, price: Number(row.price) * 100 }))),
    /prices are not plausible: they look as if they were in cents/,
  ],
  ['all prices POA', 'x.csv', csvOf(ROWS.map((row) => ({ ...row, price: 'POA' }))), /no row has a price/],
  [
    'price and odometer swapped',
    'x.csv',
    csvOf(ROWS.map((row) => ({ ...row, price: row.km, km: row.price }))),
    /prices look like odometer readings/,
  ],
  ['a last row cut', 'x.csv', WHOLE.slice(0, WHOLE.indexOf('B18') + 9), /breaks off in line 20/],
  ['JSON cut', 'x.json', JSON.stringify(asObjects(ROWS), null, 1).slice(0, -120), /breaks off in line \d+/],
  [
    'NDJSON cut',
    'x.ndjson',
    asObjects(ROWS)
      .map((row) => JSON.stringify(row))
      .join('\n')
      .slice(0, -20),
    /breaks off in line 20/,
  ],
  ['XML cut', 'x.xml', xmlOf(ROWS).slice(0, -60), /breaks off in line \d+/],
]

describe('D-25 INTAKE-3 a suspicious file is held for approval', () => {
  it.each(HELD)('%s: nothing changes, and --force imports it', async (_, file, text, sentence) => {
    await reportOf(WHOLE)
    const before = await cars()
    const report = await reportOf(text, file)
    expect(report.heldBack?.reasons.join('\n')).toMatch(sentence)
    expect(report.version).toBeNull()
    expect(await cars()).toEqual(before)
    expect((await reportOf(text, file, true)).heldBack).toBeNull()
  })

  it.each(HELD)('%s: held as a first import too', async (_, file, text, sentence) => {
    expect((await reportOf(text, file)).heldBack?.reasons.join('\n')).toMatch(sentence)
    expect(await cars()).toEqual([])
  })

  it.each([
    ['the count falls by more than half', ROWS.slice(0, 9), /has 9 usable cars, less than half of the 20 in stock/],
    [
      'the count falls by more than half at one location',
      ROWS.filter(({ place }, index) => place === 'north' || index > 17),
      /has 2 of the 8 cars in stock at south/,
    ],
    [
      'more than 30% of prices change',
      ROWS.map((row, index) => (index < 7 ? { ...row, price: Number(row.price) + 500 } : row)),
      /changes 7 of 20 prices/,
    ],
    [
      'more than 10% of cars change identity',
      ROWS.map((row, index) => (index < 3 ? { ...row, stocknum: `C${index}` } : row)),
      /gives 3 of 20 cars another number/,
    ],
    [
      'numbers go to other cars',
      ROWS.map((row, index) => (index < 3 ? { ...row, year: row.year - 9 } : row)),
      /gives 3 of 20 cars another number, or their number to another car/,
    ],
  ])('%s: held, with a preview of what it would change', async (_, rows, sentence) => {
    await reportOf(WHOLE)
    const report = await reportOf(csvOf(rows))
    expect(report.heldBack?.reasons.join('\n')).toMatch(sentence)
    expect(report.added + report.changed + report.sold).toBeGreaterThan(0)
    expect((await cars()).filter(({ status }) => status === 'in_stock')).toHaveLength(20)
  })

  it.each([
    ['half of the cars', ROWS.filter((_, index) => index % 2 === 0)],
    ['30% of the prices', ROWS.map((row, index) => (index < 6 ? { ...row, price: Number(row.price) + 500 } : row))],
    ['10% of the identities', ROWS.map((row, index) => (index < 2 ? { ...row, stocknum: `C${index}` } : row))],
  ])('exactly the limit goes in: %s', async (_, rows) => {
    await reportOf(WHOLE)
    expect((await reportOf(csvOf(rows))).heldBack).toBeNull()
  })

  it('a site sets its own limits', async () => {
    await reportOf(WHOLE)
    const intake = { ...LIMITS, carsFallBy: 20 }
    const report = await reportOf(csvOf(ROWS.slice(0, 15)), 'x.csv', false, intake)
    expect(report.heldBack?.reasons).toEqual(['has 15 usable cars, more than 20% fewer than the 20 in stock'])
  })

  it('a file that lacks its last line end and a quarter of the cars counts as truncated', async () => {
    await reportOf(WHOLE)
    const report = await reportOf(csvOf(ROWS.filter((_, index) => index % 3 > 0)).trimEnd())
    expect(report.heldBack?.reasons.join()).toMatch(/ends without a line end and has 13 of the 20 cars in stock/)
  })

  it('a dealer without prices is held once, not each time', async () => {
    const silent = csvOf(ROWS.map((row) => ({ ...row, price: 'POA' })))
    await reportOf(silent, 'x.csv', true)
    expect((await reportOf(silent.replace('11213', '11300'))).heldBack).toBeNull()
  })
})

const LIMITS = {
  carsFallBy: 50,
  locationFallsBy: 50,
  pricesChange: 30,
  identitiesChange: 10,
  implausiblePrices: 30,
  soldAfterFiles: 1,
  fewestCars: 5,
  lowestPrice: null,
  highestPrice: null,
  firstPrice: 'drive_away' as const,
}

function asObjects(rows: readonly Row[]) {
  return rows.map(({ place, ...row }) => ({ ...row, make: 'Kia', model: 'Rio', location: { slug: place } }))
}

function xmlOf(rows: readonly Row[]): string {
  const row = ({ stocknum, year, km, price }: Row) =>
    `<vehicle><stocknum>${stocknum}</stocknum><make>Kia</make><model>Rio</model><year>${year}</year><km>${km}</km><price>${price}</price></vehicle>`
  return `<stock>\n${rows.map(row).join('\n')}\n</stock>\n`
}

async function reportOf(text: string, name = 'feed.csv', force = false, intake?: typeof LIMITS): Promise<ImportReport> {
  const file = path.join(folder, name)
  await writeFile(file, text)
  const outcome = await importStock(
    {
      storage,
      clock: { now: () => new Date('2026-03-01T00:00:00Z') },
      geocoder: createPostcodeTable(),
      feedReaders: FEEDS_READ_HERE,
      log,
    },
    { ...site(), ...(intake && { intake }) },
    file,
    { options: { mapping: feedMappingSchema.parse({}), dryRun: false, force } },
  )
  if (!outcome.ok) throw new Error(outcome.sentence)
  return outcome.report
}

const log = { debug() {}, info() {}, warn() {}, error() {} }

function site() {
  const place = (slug: string) => ({
    slug,
    name: slug,
    dealershipSlug: 'east',
    types: ['sales'],
    phone: '07 5550 0000',
    city: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
  })
  return {
    slug: `held-${siteNumber}`,
    region: 'AU' as const,
    dealerships: [{ id: '1', slug: 'east', name: 'East' }],
    locations: [place('north'), place('south')],
  }
}

async function cars(): Promise<readonly Car[]> {
  const found: Car[] = []
  for await (const batch of storage.forSite(site()).cars.changedSince(0)) found.push(...batch)
  return found.toSorted((a, b) => (a.stocknum ?? '').localeCompare(b.stocknum ?? ''))
}
