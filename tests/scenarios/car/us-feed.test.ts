import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importLines } from '#cli/import-lines.ts'
import type { FeedMapping } from '#domain/feed/mapping.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import type { SiteInput } from '#site/site.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { importedFile } from './imported-file.ts'

/** A dealer's file of the United States, as field review 4 has it: no column says a unit. */
const FEED = `stocknum,vin,year,make,model,badge,car_type,price,odometer,fuel,trans,body,colour,created_at,variant.fuelconsumptioncombined
U24001,1HGCV1F30JA000001,2018,Honda,Accord,Sport,Used,17995,41000,Gas,Automatic,Sedan,White,03/04/2026,31
U24002,1FTEW1EP5KF000102,2019,Ford,F-150,XLT,Used,32500,112000,Gasoline Fuel,Automatic,Pickup,Black,12/31/2025,
U24003,1C6SRFFT5KN000103,2019,Ram,1500,Big Horn,CPO,31500,62000,Flex Fuel,Automatic,Truck,Red,11/12/2026,
U24004,3C6UR5DL5KG000104,2019,Ram,2500,Laramie,Used,45500,82000 mi,Diesel,Automatic,Truck,Red,2026-11-01,
U24005,5YJ3E1EA5KF000105,2019,Tesla,Model 3,Long Range,Used,25995,"51,000 miles",Electric,Single Speed,Sedan,Blue,Nov 3 2026,
U24006,2T3W1RFV5KC000106,2019,Toyota,RAV4,XLE,Used,23995,38500,Gas/Electric Hybrid,Automatic,SUV,Blue,11/13/2026,
U24007,2T3W1RFV5KC000107,2019,Toyota,Corolla,LE,Used,15995,100000 km,Gas,Automatic,Sedan,Blue,31/12/2025,
`

/** As Dealer.com exports, with the unit in a column beside. */
const WITH_UNIT = `VIN,StockNumber,Year,Make,Model,Trim,NewUsed,VDPUrl,LastUpdated,Price,Status,Mileage,OdometerUnit,StockedDate,CertificationType
2HGFC2F59JH000001,U24002,2024,Honda,Civic,Touring,U,https://dealer.example/U24002,2026-09-02T14:00:00Z,"$22,875.00",In Stock,12034,mi,2026-08-01,
2HGFC2F59JH000003,U24003,2023,Honda,Civic,EX,U,https://dealer.example/U24003,2026-09-02T14:00:00Z,"$20,875.00",In Stock,22034,km,2026-08-02,
`

const AUSTRALIAN = `stocknum,year,make,model,price,odometer,fuel,created_at
A1,2018,Ford,Falcon,17995,41000,Gas,03/04/2026
A2,2018,Mazda,3,17995,51000,Petrol,12/31/2025
`

let served: ServedSites
let folder: string
const american: Partial<SiteInput> = {
  region: 'US',
  locations: [sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142' })],
}

beforeAll(async () => {
  served = await serveSites({
    sites: [
      sampleSite({ slug: 'rio', id: 'site-rio', ...american }),
      sampleSite({ slug: 'plain', id: 'site-plain', ...american }),
      sampleSite({ slug: 'metric', id: 'site-metric', ...american }),
      sampleSite(),
    ],
  })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-us-feed-'))
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

async function imported(slug: string, feed: string, mapping: Partial<FeedMapping> = {}) {
  const file = join(folder, `${slug}.csv`)
  await writeFile(file, feed)
  const { remarks, report, hits } = await importedFile(served, slug, file, mapping)
  expect(report.refused).toBe(0)
  const answers = { siteSlug: slug, feed: null }
  const notices = importLines({ ok: true, report }, { file, site: slug, dryRun: false, answers })
  return { remarks, notices, cars: new Map(hits.map((hit) => [hit.stocknum, hit])) }
}

describe('a dealer’s file of the United States', () => {
  let file: Awaited<ReturnType<typeof imported>>
  beforeAll(async () => {
    file = await imported('rio', FEED)
  })
  const page = async (stocknum: string) =>
    (await served.request('rio', `/cars/${file.cars.get(stocknum)?.slug}`)).text()

  it('A12 SITE-6 STOCK-4 gas, gasoline and flex fuel are petrol, so one fuel is one filter', () => {
    const fuels = [...file.cars.values()].map(({ stocknum, simple_fuel }) => [stocknum, simple_fuel])
    expect(Object.fromEntries(fuels)).toEqual({
      U24001: 'Petrol',
      U24002: 'Petrol',
      U24003: 'Petrol',
      U24004: 'Diesel',
      U24005: 'Electric',
      U24006: 'Hybrid',
      U24007: 'Petrol',
    })
    expect(file.remarks.filter(({ column }) => column === 'fuel')).toMatchObject([
      { value: 'Flex Fuel', reason: 'counts as gas; the page has the feed’s words' },
    ])
  })

  it('F-8 SITE-6 SEARCH-16 a truck is a pickup: in the filter, in the picture, on the home page and in the search box', async () => {
    const bodies = ['U24002', 'U24003', 'U24004'].map((stocknum) => file.cars.get(stocknum)?.simple_body)
    expect(bodies).toEqual(['ute', 'ute', 'ute'])
    const car = await page('U24003')
    expect(car.includes('"bodyType":"Pickup"') && /\/drawn\/\w+\/ute\./.test(car)).toBe(true)
    const home = await (await served.request('rio', '/')).text()
    expect(home.includes('Pickups')).toBe(true)
    for (const shown of [car, home]) expect(/Light Truck|light-truck/.exec(shown)).toBeNull()
    const found = await served.request('rio', '/search?query=red+truck')
    expect(decodeURIComponent(found.headers.get('location') ?? '')).toContain('colour=Red&simple_body=ute')
  })

  it('A12 F-8 SITE-6 one fuel has one word on the page and in its markup', async () => {
    for (const path of [
      `/cars/${file.cars.get('U24001')?.slug}`,
      `/cars/${file.cars.get('U24002')?.slug}`,
      '/search?fuel=Petrol',
    ]) {
      const shown = await (await served.request('rio', path)).text()
      const marked = new Set([...shown.matchAll(/"fuelType":"(\w+)"/g)].map(([, fuel]) => fuel))
      expect([path, ...marked]).toEqual(path.startsWith('/cars') ? [path, 'Gas'] : [path])
      const text = shown.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
      expect([path, /\bGas\b/.test(text), /gasoline|petrol/i.exec(text)?.[0]]).toEqual([path, true, undefined])
    }
  })

  it('CARD-3 STOCK-4 a certified car is used, and known as certified', () => {
    expect(file.cars.get('U24003')).toMatchObject({ car_type: 'used', certified: true })
    expect(file.cars.get('U24001')).toMatchObject({ car_type: 'used', certified: false })
    expect(file.remarks.filter(({ column }) => column === 'car_type')).toEqual([])
  })

  it('A12 SITE-6 ASK-4 ‘gas under 30k’ finds them', async () => {
    const answer = await served.request('rio', '/search?query=gas+under+30k')
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toContain('/search?fuel=Petrol&price=:30000')
  })

  it('A13 SITE-6 STOCK-4 an odometer without a unit is in miles, and one with a unit in its own', async () => {
    expect(await page('U24001')).toContain('41,000 mi')
    for (const [stocknum, shown] of [
      ['U24004', '82,000 mi'],
      ['U24005', '51,000 mi'],
      ['U24007', '62,137 mi'],
    ] as const)
      expect(await page(stocknum)).toContain(shown)
    expect(file.cars.get('U24001')?.km).toBe(65_983)
  })

  it('A13 STOCK-1 the report says once for the file which unit was taken, and how to say otherwise', () => {
    expect(file.notices.filter((notice) => notice.includes('odometer'))).toEqual([
      'Note: 4 odometer readings without a unit, such as 41000, were read in miles, as usual in the site’s region. If the file has kilometres, run the import again, and add --unit odometer=km, or give it a column odometer_unit.',
    ])
    expect(file.remarks.filter(({ column }) => column === 'odometer' || column === 'km')).toEqual([])
  })

  it('A13 SITE-6 CAR-1 fuel use is in miles per gallon', async () => {
    expect(await page('U24001')).toContain('31 mpg')
    expect(file.notices.some((notice) => notice.startsWith('Note: One figure of fuel use'))).toBe(true)
  })

  it('A14 SITE-6 STOCK-4 dates have the month first, and one that only the other order allows is left empty', () => {
    const days = (stocknum: string) => file.cars.get(stocknum)?.created_at.slice(0, 10)
    expect(days('U24001')).toBe('2026-03-04')
    expect(days('U24002')).toBe('2025-12-31')
    expect(days('U24003')).toBe('2026-11-12')
    expect(days('U24005')).toBe('2026-11-03')
    expect(days('U24006')).toBe('2026-11-13')
    expect(file.remarks.filter(({ column }) => column === 'created_at')).toMatchObject([
      { value: '31/12/2025', reason: 'is not a date such as 2025-12-31 or 12/31/2025; left empty' },
    ])
  })

  it('ASK-4 SITE-6 a buyer’s miles are miles, and kilometres become miles', async () => {
    const to = async (query: string) =>
      decodeURIComponent((await served.request('rio', `/search?query=${query}`)).headers.get('location') ?? '')
    expect(await to('sedan+under+50k+miles')).toContain('km=:50000')
    expect(await to('sedan+under+80000km')).toContain('km=:49710')
  })
})

describe('what says the unit of an odometer', () => {
  it('A13 STOCK-4 a column beside it, which is then used', async () => {
    const { cars, notices } = await imported('plain', WITH_UNIT)
    expect([cars.get('U24002')?.km, cars.get('U24003')?.km]).toEqual([19_367, 22_034])
    expect(notices.filter((notice) => /OdometerUnit|km.unit|without a unit/.test(notice))).toEqual([])
  })

  it('A13 STOCK-1 the mapping', async () => {
    const { cars, notices } = await imported('metric', FEED, { units: { odometer: 'km' } })
    expect([cars.get('U24001')?.km, cars.get('U24004')?.km]).toEqual([41_000, 131_966])
    expect(notices.filter((notice) => notice.includes('odometer'))).toEqual([])
  })
})

it('A12 A13 A14 SITE-6 in Australia gas is LPG, odometers are in kilometres, and the day comes first', async () => {
  const { cars, notices, remarks } = await imported('yard', AUSTRALIAN)
  expect(cars.get('A1')).toMatchObject({ simple_fuel: 'LPG', km: 41_000 })
  expect(cars.get('A1')?.created_at.slice(0, 10)).toBe('2026-04-03')
  expect(remarks).toMatchObject([{ column: 'created_at', value: '12/31/2025' }])
  expect(notices.filter((notice) => notice.includes('unit'))).toEqual([])
})

describe('a buyer of a territory, or across a border', () => {
  const lead = (slug: string, phone: string, postcode: string) =>
    served.request(slug, '/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        form: 'contact',
        category: 'General Enquiry',
        name: 'Jo',
        last_name: 'Citizen',
        email: 'jo@example.com',
        phone,
        postcode,
        message: 'Is it there?',
      }),
    })

  it.each([
    ['rio', '(787) 240-2750', '00901'],
    ['rio', '671-646-1234', '96910'],
    ['rio', '340-774-1234', '00802'],
    ['rio', '684-633-1234', '96799'],
    ['rio', '670-234-1234', '96950'],
    ['rio', '416-443-1000', '14201'],
    ['rio', '+52 55 1234 5678', '78701'],
    ['yard', '08 9164 1234', '6798'],
    ['yard', '08 9162 6712', '6799'],
    ['yard', '+64 21 123 4567', '4000'],
  ])('A15 FORM-2 FORM-3 SITE-6 can enquire at %s with %s and %s', async (slug, phone, postcode) => {
    const answer = await lead(slug, phone, postcode)
    expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)])
  })

  it('A15 FORM-2 a number that no country has is refused', async () => {
    for (const phone of ['+999 123 456 789', '671-000-1234', '+61 412 345'])
      expect([phone, (await lead('yard', phone, '4000')).status]).toEqual([phone, 422])
  })
})
