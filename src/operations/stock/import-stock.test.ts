import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import type { FeedRemark } from '#domain/feed/record.ts'
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
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'))
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})
// A separate site per test isolates as well as a separate database.
beforeEach(() => {
  siteNumber += 1
})

const ROWS = [
  {
    stocknum: 'B1',
    year: 2021,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    price: '$58,990*',
    km: '12 345 km',
    body: 'Ute / Tray',
    location: { city: 'Caringbah', state: 'NSW' },
    images: ['/pictures/a.webp', 'https://cdn.example/b.jpg'],
  },
  {
    stocknum: 'B2',
    year: 2019,
    make: 'Mazda',
    model: '3',
    badge: null,
    price: 'POA',
    km: null,
    body: 'Hatchback',
    location: { city: 'Moorooka', state: 'QLD' },
    images: [],
  },
] as const

const FORMATS: readonly (readonly [name: string, file: string, text: string])[] = [
  [
    'CSV',
    'feed.csv',
    `stocknum,year,make,model,badge,price,km,body,location.city,location.state,images\r\nB1,2021,Toyota,HiLux,SR5,"$58,990*",12 345 km,Ute / Tray,Caringbah,NSW,/pictures/a.webp|https://cdn.example/b.jpg\r\nB2,2019,Mazda,3,-,POA,nan,Hatchback,Moorooka,QLD,\r\n`,
  ],
  ['JSON', 'feed.json', JSON.stringify(ROWS, null, 2)],
  ['JSON in an object', 'feed.json', JSON.stringify({ code: 0, filters: ['a'].length, StockList: ROWS })],
  ['NDJSON', 'feed.ndjson', ROWS.map((row) => JSON.stringify(row)).join('\n')],
  [
    'XML',
    'feed.xml',
    `<?xml version="1.0"?><stock><vehicles>${ROWS.map((row) => `<vehicle><stocknum>${row.stocknum}</stocknum><year>${row.year}</year><make>${row.make}</make><model>${row.model}</model><badge>${row.badge ?? ''}</badge><price><![CDATA[${row.price}]]></price><km>${row.km ?? 'null'}</km><body>${row.body}</body><location><city>${row.location.city}</city><state>${row.location.state}</state></location>${row.images.map((image) => `<images>${image}</images>`).join('')}</vehicle>`).join('\n')}</vehicles></stock>`,
  ],
]

it.each(FORMATS)('STOCK-1 STOCK-4 a feed in the fields of the platform needs no mapping: %s', async (_, file, text) => {
  expect(await reportOf(file, text)).toMatchObject({ rows: 2, added: 2, refused: 0, remarks: [] })
  const [hilux, mazda] = await cars()
  expect(hilux).toMatchObject({
    name: '2021 Toyota HiLux SR5',
    price: 58_990,
    km: 12_345,
    simple_body: 'ute',
    images: ['/pictures/a.webp'],
    primary_image_url: '/pictures/a.webp',
    location: { city: 'Caringbah', state: 'NSW' },
    dealership_slug: 'east',
    status: 'in_stock',
    car_type: 'used',
  })
  expect(mazda).toMatchObject({ model: '3', badge: null, price: null, km: null, simple_body: 'hatchback', images: [] })
})

it('STOCK-1 imports the good rows, and reports each bad one with line, column, reason and value', async () => {
  const text = [
    'stocknum,year,make,model,km,price',
    'A1,2020,Kia,Cerato,10,1000',
    '"A\n2",1890,Kia,Cerato,10,1000',
    'A3,2020,,Cerato,10,1000',
    'A4,2020,Kia,Cerato,2000001,1000',
    'A5,2020,Kia,Cerato,10,lots of money',
    'A6,2020,Kia,Cerato,10',
    'A7,2020,Kia,"Cera"to,10,1000',
    '',
    ',2020,Kia,Cerato,10,1000',
    'A9,2020,Kia,Cerato,10,0',
  ].join('\n')
  const remarks: FeedRemark[] = []
  const report = await reportOf('bad.csv', text, {}, (remark) => remarks.push(remark))
  expect(remarks).toEqual([
    {
      row: expect.any(Number),
      line: 3,
      column: 'year',
      reason: 'is not a year between 1900 and 2027',
      value: '1890',
      kind: 'refused',
    },
    { row: expect.any(Number), line: 5, column: 'make', reason: 'is missing', value: null, kind: 'refused' },
    {
      row: expect.any(Number),
      line: 6,
      column: 'km',
      reason: 'is not an odometer reading in kilometres between 0 and 2,000,000',
      value: '2000001',
      kind: 'refused',
    },
    {
      row: expect.any(Number),
      line: 7,
      column: 'price',
      reason: 'is not an amount; left empty',
      value: 'lots of money',
      kind: 'warning',
      suggestion: 'Give one amount, such as 28990.',
    },
    {
      row: expect.any(Number),
      line: 8,
      column: null,
      reason: 'has fewer cells than the first line',
      value: null,
      kind: 'refused',
    },
    {
      row: expect.any(Number),
      line: 11,
      column: null,
      reason: 'has neither VIN nor stock number, plate nor id',
      value: null,
      kind: 'refused',
    },
  ])
  expect(report).toMatchObject({ added: 4, refused: 5 })
  expect((await cars()).map(({ stocknum, price }) => [stocknum, price])).toEqual([
    ['A1', 1000],
    ['A5', null],
    ['A7', 1000],
    ['A9', null],
  ])
})

it('STOCK-1 one bad element of a JSON array, or line of NDJSON, is one refused row with its line', async () => {
  const json =
    '[\n{"stocknum":"1","make":"Kia","model":"Rio"},\n{"stocknum":"2","make":Kia},\n17,\n{"stocknum":"3","make":"Kia","model":"Rio"}]'
  expect((await reportOf('bad.json', json)).remarks).toMatchObject([
    { reason: 'is not valid JSON', first: [{ line: 3 }] },
    { reason: 'is not a JSON object', first: [{ line: 4 }] },
  ])
  const ndjson =
    '{"stocknum":"1","make":"Kia","model":"Rio"}\n{"stocknum":\n{"stocknum":"3","make":"Kia","model":"Rio"}\n'
  expect(await reportOf('bad.ndjson', ndjson)).toMatchObject({
    rows: 3,
    unchanged: 2,
    remarks: [{ first: [{ line: 2 }] }],
  })
})

it.each([
  ['3,000 lists in one another', `${'['.repeat(3_000)}${']'.repeat(3_000)}`, 'is nested more than 12 levels deep'],
  [
    '50,000 objects in one another',
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    'is nested more than 12 levels deep',
  ],
  ['50,000 objects in a list', `[${Array(50_000).fill('{"a":1}').join()}]`, 'has more than 5,000 values'],
])('L8 %s refuse their row alone, with its line', async (_, deep, reason) => {
  const text = `[\n{"stocknum":"1","make":"Kia","model":"Rio"},\n{"stocknum":"2","make":"Kia","model":"Rio","x":${deep}},\n{"stocknum":"3","make":"Kia","model":"Rio"}]`
  expect(await reportOf('deep.json', text)).toMatchObject({ added: 2, remarks: [{ reason, first: [{ line: 3 }] }] })
})

it('STOCK-1 refuses only the row of a cell of ten megabytes', async () => {
  const text = `stocknum,make,model,dealercomments\n1,Kia,Rio,"${'x'.repeat(10_485_760)}"\n2,Kia,Rio,fine\n`
  expect(await reportOf('huge.csv', text)).toMatchObject({
    added: 1,
    remarks: [
      { column: 'dealercomments', reason: 'has more than 1,000,000 characters in one cell', first: [{ line: 2 }] },
    ],
  })
})

const UNREADABLE: readonly (readonly [
  what: string,
  file: string,
  content: string | Buffer,
  mapping: object,
  sentence: RegExp,
])[] = [
  [
    'a wrong delimiter',
    'a.csv',
    'stocknum;make;model\n1;Kia;Rio\n',
    { delimiter: ',' },
    /separated by ';', not by ',' as the mapping says/,
  ],
  [
    'P-15 a separator that no feed has',
    'a.csv',
    'stocknum^make^model\n1^Kia^Rio\n',
    {},
    /^The first line is separated by '\^': separate the cells by commas, semicolons, tabs or bars \(\|\)\.$/,
  ],
  [
    'P-15 a file without the names of its columns',
    'a.csv',
    'S-1,Kia,Rio,2019,15990\nS-2,Kia,Rio,2020,16990\n',
    {},
    /^The first line has no names of columns but values, such as '2019' and '15990': put a line with the columns' names/,
  ],
  [
    'missing columns',
    'a.csv',
    'stocknum,maek,Modell\n1,Kia,Rio\n',
    {},
    /The columns 'make' \(did you mean "maek"\?\), 'model' \(did you mean "Modell"\?\) are not in the file/,
  ],
  [
    'a column the mapping names',
    'a.csv',
    'make,model,Prise\nKia,Rio,1\n',
    { fields: { make: 'make', model: 'model', price: 'Price' } },
    /The column 'Price' \(did you mean "Prise"\?\) is not in the file/,
  ],
  [
    'a quote that never closes',
    'a.csv',
    'stocknum,make,model\n1,Kia,Rio\n2,"Kia,Rio\n3,Kia,Rio\n4,Kia,Rio\n',
    {},
    /A quote that opens in the row of line 3 is never closed/,
  ],
  [
    'a wrong encoding',
    'a.csv',
    Buffer.from('make,model\nCitro\u00ebn,C3\n', 'latin1'),
    { encoding: 'utf-8' },
    /not UTF-8 as its mapping says: line 2/,
  ],
  [
    'an Excel workbook',
    'a.csv',
    Buffer.from('PK\u0003\u0004 and so on', 'latin1'),
    {},
    /is a ZIP archive or an Excel workbook/,
  ],
  ['an empty file', 'a.csv', '', {}, /is empty/],
  ['a web page', 'a.xml', '<!DOCTYPE html><html></html>', {}, /is a web page, not a feed/],
  [
    'XML with an entity that is a file of ours',
    'a.xml',
    '<!DOCTYPE stock [<!ENTITY x SYSTEM "file:///etc/hostname">]><stock><vehicle><make>&x;</make></vehicle></stock>',
    {},
    /not well-formed XML: undefined entity/,
  ],
  [
    'XML that breaks off',
    'a.xml',
    '<stock><vehicle>\n<make>Kia</make>',
    {},
    /not well-formed XML: unclosed tag: vehicle, at line 2, column \d+\.$/,
  ],
  [
    'a column that ids are made of',
    'a.csv',
    'make,model,Title\nKia,Rio,Rio\n',
    { identity: { derivedFrom: ['Titel'] } },
    /The column 'Titel' \(did you mean "Title"\?\) is not in the file/,
  ],
  [
    'JSON that breaks off',
    'a.json',
    '[{"stocknum":"1"},\n{"stocknum"',
    {},
    /ends inside its array; the row that begins on line 2/,
  ],
  ['JSON without an array', 'a.json', '{"error":"no access"}', {}, /has no array of rows/],
]
it.each(UNREADABLE)(
  'STOCK-1 reports in one sentence what is wrong with a file: %s',
  async (_, file, content, mapping, sentence) => {
    const outcome = await run(file, content, mapping)
    expect(outcome).toMatchObject({ ok: false, reason: 'unreadable', sentence: expect.stringMatching(sentence) })
  },
)

it('STOCK-1 names a missing file', async () => {
  const outcome = await importStock(platform(), site(), path.join(folder, 'nowhere.csv'), { options: options({}) })
  expect(outcome).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('nowhere.csv can’t be read: there is no such file'.replace('’', "'")),
  })
})

const ENCODED: readonly (readonly [name: string, content: Buffer, notice: RegExp | null])[] = [
  ['UTF-8 with a mark', Buffer.from('\uFEFFstocknum,make,model\n1,Citro\u00ebn,C3\n'), null],
  [
    'Latin-1',
    Buffer.from('stocknum,make,model\n1,Citro\u00ebn,C3\n', 'latin1'),
    /not UTF-8 \(line 2\); it was read as Windows-1252/,
  ],
  ['UTF-16 with a mark', Buffer.from('\uFEFFstocknum,make,model\n1,Citro\u00ebn,C3\n', 'utf16le'), /read as UTF-16LE/],
  ['UTF-16 without one', Buffer.from('stocknum,make,model\n1,Citro\u00ebn,C3\n', 'utf16le'), /read as UTF-16LE/],
]
it.each(ENCODED)('STOCK-1 reads %s, with a notice if it had to guess', async (_, content, notice) => {
  const report = await reportOf('encoded.csv', content)
  expect((await cars())[0]?.make).toBe('Citro\u00ebn')
  expect(report.notices).toEqual(notice === null ? [] : [expect.stringMatching(notice)])
})

it('STOCK-1 a file without one usable row changes nothing', async () => {
  await reportOf('good.csv', 'stocknum,make,model\n1,Kia,Rio\n')
  const outcome = await run('bad.csv', 'stocknum,make,model\n1,,\n', {}, { force: true })
  expect(outcome).toMatchObject({ ok: false, reason: 'nothing-usable' })
  expect(await cars()).toMatchObject([{ status: 'in_stock' }])
})

it('STOCK-1 reports that a file with only a header has no rows', async () => {
  const outcome = await run('head.csv', 'stocknum,make,model\n', {}, { force: true })
  expect(outcome).toMatchObject({ ok: false, sentence: expect.stringMatching(/head\.csv has no rows; nothing/) })
})

it.each([
  ['has a cell too many', '2,Kia,Rio,2,extra'],
  ['has a cell too few', '2,Kia,Rio'],
  ['has a cell beyond all measure', `2,Kia,Rio,${'x'.repeat(1_000_001)}`],
])('STOCK-2 a car whose row %s is still spoken of, and so not sold', async (_, row) => {
  const rows = ['stocknum,make,model,dealercomments', '1,Kia,Rio,a', '2,Kia,Rio,b', '3,Kia,Rio,c']
  await reportOf('whole.csv', rows.join('\n'))
  const report = await reportOf('damaged.csv', rows.with(2, row).join('\n'))
  expect(report).toMatchObject({ refused: 1, sold: 0, unchanged: 2, version: null })
})

it('STOCK-1 duplicated ids inside a feed are refused with the line that had them first', async () => {
  const report = await reportOf('twice.csv', 'stocknum,make,model\n1,Kia,Rio\n1,Kia,Rio\n')
  expect(report).toMatchObject({
    added: 1,
    refused: 1,
    remarks: [{ reason: 'has the same stock number as an earlier line', first: [{ line: 3, value: 'line 2' }] }],
  })
})

it('STOCK-2 keeps equal cars of a feed without ids separate; a repeated import changes nothing', async () => {
  const mapping = { identity: { derivedFrom: ['Title'] }, fields: { make: { value: 'Kia' }, model: 'Title' } }
  const text = 'Title\nRio\nRio\nRio\nCerato\n'
  expect(await reportOf('alike.csv', text, mapping)).toMatchObject({ added: 4, refused: 0 })
  expect(await reportOf('alike.csv', text, mapping)).toMatchObject({ added: 0, unchanged: 4, version: null })
})

const clock = { now: () => new Date('2026-03-01T00:00:00Z') }

function platform() {
  return { storage, clock, geocoder: createPostcodeTable(), feedReaders: FEEDS_READ_HERE, log }
}

const log = { debug() {}, info() {}, warn() {}, error() {} }

function site() {
  return {
    slug: `site-${siteNumber}`,
    region: 'AU' as const,
    dealerships: [{ id: '1', slug: 'east', name: 'East' }],
    locations: [],
  }
}

function options(mapping: object, force = false) {
  return { mapping: feedMappingSchema.parse(mapping), dryRun: false, force }
}

async function run(
  name: string,
  content: string | Buffer,
  mapping: object,
  {
    force = false,
    onRemark = () => {},
  }: { force?: boolean; onRemark?: ((remark: FeedRemark) => void) | undefined } = {},
) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return importStock(platform(), site(), file, { options: options(mapping, force), listeners: { onRemark } })
}

async function reportOf(
  name: string,
  content: string | Buffer,
  mapping = {},
  onRemark?: (remark: FeedRemark) => void,
): Promise<ImportReport> {
  const outcome = await run(name, content, mapping, { onRemark })
  if (!outcome.ok) throw new Error(outcome.sentence)
  return outcome.report
}

async function cars(): Promise<readonly Car[]> {
  const found: Car[] = []
  for await (const batch of storage.forSite(site()).cars.changedSince(0)) found.push(...batch)
  return found.toSorted((a, b) => (a.stocknum ?? '').localeCompare(b.stocknum ?? ''))
}
