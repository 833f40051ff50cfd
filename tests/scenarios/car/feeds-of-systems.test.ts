import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { type Hit, importedFile } from './imported-file.ts'

const FOLDER = resolve(import.meta.dirname, '../../../fixtures/feeds')
const AUSTIN = sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142' })

/** What each file gives: what was warned about, by column, and the key values of its cars. */
interface Expected {
  readonly region: 'AU' | 'NZ' | 'US'
  readonly rows: number
  readonly warned: readonly string[]
  readonly unused: readonly string[]
  /** By stock number, else by VIN or model. */
  readonly cars: Readonly<Record<string, string>>
}

const FEEDS: Readonly<Record<string, Expected>> = {
  'us-dealer-site.csv': {
    region: 'US',
    rows: 4,
    warned: ['fuel Flex Fuel Capability'],
    unused: ['InteriorColor', 'Engine', 'VDPUrl', 'CertificationType', 'MSRP'],
    cars: {
      N2001: '2026 BMW 330i xDrive, new coming_soon, $48100, 19 km, sedan, Hybrid, Automatic, AWD',
      P1001: '2019 Ram 1500 Big Horn/Lone Star, used, $31995, 84185 km, ute, Petrol, Automatic, 4WD',
      P1002: '2020 Toyota Highlander XLE, used certified, $33450, 66305 km, suv, Petrol, Automatic, AWD',
      P1003: '2019 Ford Transit-250 Base, used reserved, no price, 141638 km, van, Petrol, Automatic, RWD',
    },
  },
  'us-lot-services.csv': {
    region: 'US',
    rows: 4,
    warned: ['created_at 13/08/2026', 'car_type Rebuilt', 'km TMU'],
    unused: [
      'DealerID',
      'InteriorColor',
      'EngineDescription',
      'vehicleType',
      'AgeInDays',
      'StickerPrice',
      'DealerCertified',
      'CityMPG',
      'HighwayMPG',
    ],
    cars: {
      A301: '2019 Chevrolet Silverado 1500 LT, used, $33900, 98205 km, Petrol, Automatic, 4WD',
      A302: '2017 Toyota RAV4 Hybrid XLE, used certified, $21400, 113386 km, Hybrid, Automatic, AWD',
      A303: '2018 Chrysler Pacifica Touring L, used, $18750, 93344 km, Petrol, Automatic, FWD',
      A304: '2018 Honda Accord Sport, used, $12900, no odometer, Petrol, Manual, FWD',
    },
  },
  'us-listing-exchange.xml': {
    region: 'US',
    rows: 3,
    warned: [],
    unused: ['free_text', 'type', 'interior', 'engine'],
    cars: {
      X501: '2018 Audi Q5 Premium Plus, used certified, $22990, 103030 km, suv, Petrol, Automatic, AWD',
      X502: '2019 Ford F-150 XLT SuperCrew, used, $27500, 160727 km, ute, Petrol, Automatic, 4WD',
      X503: '2019 Isuzu NPR-HD, used, $29900, 193765 km, lightTruck, Diesel, Automatic, RWD',
    },
  },
  'us-appraisal-tool.csv': {
    region: 'US',
    rows: 4,
    warned: ['fuel Flex Fuel', 'vin 1Z8748S400703', 'km Exempt', 'status Auction'],
    unused: ['Segment', 'Engine', 'Certified Program', 'Photo Count'],
    cars: {
      V7001: '2019 Toyota Camry SE, used certified, $19995, 72614 km, sedan, Petrol, Automatic, FWD, 2.5 L',
      V7002: '2018 Chevrolet Tahoe LT, used, $32995, 142266 km, suv, Petrol, Automatic, 4WD, 5.3L V8',
      V7003: '1971 Chevrolet Corvette Stingray, used, $54900, no odometer, coupe, Petrol, Manual, RWD, 350 cu in',
      V7004: '2019 Toyota Tacoma TRD Sport, used, $31900, 114267 km, ute, Petrol, Automatic, 4WD, 3456 cc',
    },
  },
  'us-market-data.csv': {
    region: 'US',
    rows: 3,
    warned: [],
    unused: ['heading', 'engine', 'interior_color'],
    cars: {
      M801: '2019 Tesla Model 3 Long Range, used, $25995, 82077 km, sedan, Electric, Automatic, RWD',
      M802: '2018 Jeep Wrangler Unlimited Sport, used, $27450, 106233 km, suv, Petrol, Automatic, 4WD, 3.6 L',
      M803: '2019 Hyundai Tucson SEL, used certified, $17990, 94790 km, suv, Petrol, Automatic, AWD, 2.4 L',
    },
  },
  'uk-stock-file.csv': {
    region: 'NZ',
    rows: 4,
    warned: [],
    unused: ['PreviousOwners', 'FourWheelDrive', 'Options', 'New', 'Used', 'ExDemo'],
    cars: {
      Fiesta:
        '2018 Ford Fiesta 1.0 EcoBoost 125 ST-Line 5dr, used, $10995, 66353 km, hatchback, Petrol, Manual, 998 cc',
      Octavia:
        '2021 Škoda Octavia 2.0 TDI SE L 5dr DSG, used certified, $18450, 48477 km, stationWagon, Diesel, Automatic, 1968 cc',
      'Proace Verso':
        '2021 Toyota Proace Verso 1.8 Hybrid, used, $24995, 19328 km, peopleMover, Hybrid, Automatic, 1798 cc',
      i4: '2026 BMW i4 eDrive40 M Sport, used, $49950, 72 km, sedan, Electric, Automatic',
    },
  },
  'uk-dealer-desk.csv': {
    region: 'NZ',
    rows: 3,
    warned: ['vin WVWZZZCDZLW000910', 'vin SALEA7AU5L2000911', 'vin WF0YXXTTGYKJ00912', 'RegDate 31/02/2019'],
    unused: ['Type', 'AvailableForSale', 'Location'],
    cars: {
      S10: '2020 Volkswagen Golf 1.5 TSI Life, used, $16750, 61960 km',
      S11: '2020 Land Rover Defender 110, used, $52500, 48200 km',
    },
  },
  'nz-listings.json': {
    region: 'NZ',
    rows: 3,
    warned: ['vin NHP10-2512345'],
    unused: ['Title', 'StartPrice', 'Owners', 'WofExpires', 'ImportHistory', 'Is4WD'],
    cars: {
      NZ951: '2018 Mazda CX-5, used, $27990, 71200 km, suv, Petrol, Automatic, 2488 cc',
      NZ952: '2016 Toyota Aqua, used, $12490, 89000 km, hatchback, Hybrid, Automatic, 1496 cc',
      NZ953: '2015 Holden Colorado, used, no price, 131500 km, ute, Diesel, Manual, 2776 cc',
    },
  },
  'eu-german-interface.csv': {
    region: 'AU',
    rows: 4,
    warned: ['vin TMBJJ7NE4K0000961', 'vin WDD2050421R000962', 'vin VR7ACYHZRML000963', 'vin VF1AG000X00000964'],
    unused: [],
    cars: {
      DE1: '2019 Škoda Octavia Combi, used, $16990, 68900 km, stationWagon, Diesel, Manual',
      DE2: '2020 Mercedes-Benz C 200, used, $27480, 41250 km, sedan, Petrol, Automatic',
      DE3: '2021 Citroën C5 Aircross, used, $19950, 39000 km, suv, Petrol, Automatic',
      DE4: '2022 Renault Zoë, used, $14490, 15500 km, hatchback, Electric, Automatic',
    },
  },
  'eu-marketplace.json': {
    region: 'AU',
    rows: 2,
    warned: ['vin VNKKD3D3X0A000971', 'vin YV1UZK5V5L1000972'],
    unused: ['hash', 'title', 'firstRegistration', 'engineName', 'weight'],
    cars: {
      VNKKD3D3X0A000971: '2016 Toyota Yaris, used, $9900, 59160 km, hatchback, Petrol, Manual, FWD',
      YV1UZK5V5L1000972: '2020 Volvo XC60, used, $31900, 84210 km, suv, Diesel, Automatic, AWD',
    },
  },
}

const slugOf = (file: string) => file.replace(/\.\w+$/, '')

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({
    sites: Object.entries(FEEDS).map(([file, { region }]) =>
      sampleSite({ slug: slugOf(file), id: slugOf(file), region, ...(region === 'US' && { locations: [AUSTIN] }) }),
    ),
  })
})
afterAll(() => served.close())

describe('a file of another system', () => {
  it.each(Object.entries(FEEDS))('STOCK-1 STOCK-4 SITE-6 %s is read whole, or warned about', async (file, expected) => {
    const { remarks, report, hits } = await importFixture(file)
    const cars = Object.fromEntries(hits.map((hit) => [hit.stocknum ?? hit.vin ?? hit.model, said(hit)]))
    expect(cars).toEqual(expected.cars)
    expect([report.rows, report.added, report.refused]).toEqual([expected.rows, expected.rows, 0])
    expect(remarks.map(({ column, value }) => `${column} ${value}`)).toEqual(expected.warned)
    const [unused = ''] = report.notices.filter((notice) => notice.startsWith('Not used: '))
    expect(
      unused
        .replace(/^Not used: |\. Match.*$/g, '')
        .split(', ')
        .filter(Boolean),
    ).toEqual(expected.unused)
  })
})

it('A14 STOCK-4 the date that a car came into stock is its listing date', async () => {
  const { hits } = await importFixture('us-dealer-site.csv')
  expect(hits.map(({ stocknum, created_at }) => `${stocknum} ${created_at.slice(0, 10)}`).toSorted()).toEqual([
    'N2001 2026-09-01',
    'P1001 2026-08-02',
    'P1002 2026-08-11',
    'P1003 2026-07-19',
  ])
})

it('A6 CAR-1 figures of a German file show as its dealer wrote them', async () => {
  const { hits } = await importFixture('eu-german-interface.csv')
  const page = async (stocknum: string) => {
    const slug = hits.find((hit) => hit.stocknum === stocknum)?.slug
    return (await served.request('eu-german-interface', `/cars/${slug}`)).text()
  }
  const [octavia, c200] = [await page('DE1'), await page('DE2')]
  expect(['1,968 cc', '4.4 L/100 km', 'Škoda'].filter((text) => !octavia.includes(text))).toEqual([])
  expect(['1,497 cc', '6.8 L/100 km', '41,250 km'].filter((text) => !c200.includes(text))).toEqual([])
})

it('STOCK-4 a car that its system does not publish is not on the website', async () => {
  const { hits, report } = await importFixture('uk-dealer-desk.csv')
  expect([report.rows, hits.map(({ stocknum }) => stocknum).toSorted()]).toEqual([3, ['S10', 'S11']])
})

function importFixture(file: string) {
  const mapping = resolve(FOLDER, `${slugOf(file)}.mapping.json`)
  const said = existsSync(mapping) ? JSON.parse(readFileSync(mapping, 'utf8')) : {}
  return importedFile(served, slugOf(file), resolve(FOLDER, file), said)
}

/** The key values of a car, in one line; what it does not have is left out. */
function said(hit: Hit): string {
  const state = [
    hit.car_type,
    hit.certified && 'certified',
    hit.reserved && 'reserved',
    hit.status !== 'in_stock' && hit.status,
  ]
  return [
    [hit.year, hit.make, hit.model, hit.badge].filter(Boolean).join(' '),
    state.filter(Boolean).join(' '),
    hit.price === null ? 'no price' : `$${hit.price}`,
    hit.km === null ? 'no odometer' : `${hit.km} km`,
    hit.simple_body,
    hit.simple_fuel,
    hit.simple_transmission,
    hit.drive,
    hit.engine_size,
  ]
    .filter((value) => value !== null)
    .join(', ')
}
