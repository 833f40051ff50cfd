import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RegionCode } from '#domain/region.ts'
import { openDirectory } from '#site/folder/directory.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { siteCheckCommand } from './site-check.ts'
import { type NewSiteFlags, siteNewCommand } from './site-new.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-new-'))
})
afterEach(() => rm(folder, { recursive: true }))

const LIDCOMBE: NewSiteFlags = {
  name: 'City Cars',
  street: '1 Example Street',
  city: 'Lidcombe',
  state: 'NSW',
  postcode: '2141',
  phone: '02 5550 2141',
  email: 'sales@citycars.example',
}
const NAPIER: NewSiteFlags = {
  name: 'Tui & Daughters',
  region: 'NZ',
  template: 'meadow',
  street: '4 Marine Parade',
  city: 'Napier',
  postcode: '4110',
  phone: '06 555 0110',
  email: 'sales@tuicars.example',
}
const AUSTIN: NewSiteFlags = {
  name: 'Rio Autos',
  region: 'US',
  template: 'ridge',
  colour: '#d2951a',
  street: '901 Guadalupe Street',
  city: 'Austin',
  state: 'TX',
  postcode: '78701',
  phone: '512 555 0142',
  email: 'sales@rioautos.example',
}

describe('forecourt site new', () => {
  it.each([
    [
      'AU',
      { ...LIDCOMBE, abn: '89 000 000 019', licence: '012345' },
      'Australian Information Commissioner',
      'Australia/Sydney',
    ],
    ['NZ', NAPIER, 'Privacy Act 2020', 'Pacific/Auckland'],
    ['US', AUSTIN, 'Federal Trade Commission', 'America/Chicago'],
  ])('SITE-5 LAW-4 makes a site of %s that is checked without a warning', async (_, flags, regulator, timezone) => {
    expect(await make('new-cars', flags)).toMatchObject({ status: 0 })
    const lines: string[] = []
    expect(await siteCheckCommand({ folder, slug: 'new-cars' }, (line) => lines.push(line))).toBe(0)
    expect(lines).toEqual(['new-cars: good'])
    const { sites, live } = await readFolder(folder, EMPTY_FOLDER, true)
    expect(sites.get('new-cars')?.locations[0]?.timezone).toBe(timezone)
    const words = (live.get('new-cars')?.pages ?? []).map(({ html }) => html).join('')
    expect(words).toContain(regulator)
    expect(words).not.toMatch(/\[\[|\]\]|\{\{/)
  })

  it.each([
    ['caravan', ['Caravans', 'All caravans', 'Family bunks'], 'Book an inspection', 'seen and walked through'],
    ['truck', ['Trucks', 'All trucks', 'New', 'Used'], 'Book a test drive', 'seen and driven'],
    ['motorbike', ['Motorbikes', 'All motorbikes'], 'Book a test drive', 'seen and ridden'],
  ])(
    'D-56 SITE-5 the site of a %s dealer has menus and pages in the words of its trade',
    async (sells, header, viewing, seen) => {
      expect(await make('new-yard', { ...LIDCOMBE, name: 'Lidcombe Yard', sells })).toMatchObject({ status: 0 })
      const lines: string[] = []
      expect(await siteCheckCommand({ folder, slug: 'new-yard' }, (line) => lines.push(line))).toBe(0)
      expect(lines).toEqual(['new-yard: good'])
      const { sites, live } = await readFolder(folder, EMPTY_FOLDER, true)
      const site = sites.get('new-yard')
      const labels = JSON.stringify(site?.menus).match(/(?<="(label|title)":")[^"]+/g)
      for (const label of [...header, viewing]) expect(labels).toContain(label)
      expect(site?.search.introduction).toContain(seen)
      const words = [
        labels,
        site?.home.heading,
        site?.search.introduction,
        ...(live.get('new-yard')?.pages ?? []).map(({ html }) => html),
      ]
      expect(words.join(' ').replaceAll(/(href|id)="[^"]*"/g, '')).not.toMatch(/\b(cars?|vehicles?)\b/i)
    },
  )

  it('C-4 a server that looks at the folder all the while logs no fault, and shows the new site', async () => {
    const warned: string[] = []
    const log = { info() {}, warn: (event: string) => void warned.push(event) }
    const directory = await openDirectory({ folder, production: false, log, watch: { notices: true, pollMs: 1 } })
    let isMade = false
    const looking = (async () => {
      while (!isMade) await directory.look()
    })()
    for (const slug of ['one', 'two', 'three']) expect(await make(slug, LIDCOMBE)).toMatchObject({ status: 0 })
    isMade = true
    await looking
    await directory.look()
    expect(
      directory
        .all()
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(['one', 'three', 'two'])
    directory.close()
    expect(warned).toEqual([])
  })

  it('O-B6 shows no repayment at a rate that nobody entered, and the dealer’s where --rate gives one', async () => {
    expect((await make('no-rate', LIDCOMBE)).lines.join('\n')).toContain('Without --rate the site shows no repayments')
    await make('rate', { ...LIDCOMBE, rate: '8.95%' })
    const { sites } = await readFolder(folder, EMPTY_FOLDER, true)
    expect(sites.get('no-rate')).toMatchObject({
      finance: { calculator: false, calculatorRate: null, provider: null },
      home: { budgetFinder: false },
    })
    expect(JSON.stringify(sites.get('no-rate')?.menus)).not.toContain('/budget')
    expect(sites.get('rate')).toMatchObject({
      finance: { calculator: true, calculatorRate: 8.95 },
      home: { budgetFinder: true },
    })
    expect(JSON.stringify(sites.get('rate')?.menus)).toContain('/budget')
  })

  it('LAW-6 leaves the marketing tick to the buyer', async () => {
    await make('city-cars', LIDCOMBE)
    const { sites } = await readFolder(folder, EMPTY_FOLDER, true)
    expect(sites.get('city-cars')?.leads.optInTicked).toBe(false)
  })

  it('P-9 SITE-6 writes the pages of an American dealer in American words', async () => {
    await make('rio-autos', AUSTIN)
    const { live } = await readFolder(folder, EMPTY_FOLDER, true)
    const words = (live.get('rio-autos')?.pages ?? []).map(({ html }) => html.replaceAll(/<[^>]*>/g, ' ')).join(' ')
    expect(words).toContain('Favorites, cars to compare, your ZIP code')
    expect(words).not.toMatch(/favourite|postcode|licence|colour|kilomet|tyre|\brego\b|\bABN\b|mobile|Australia/i)
  })

  it.each(['(512) 555-0141', '512-555-0141', '512.555.0141', '+1 512-555-0141'])(
    'P-10 SITE-6 takes the American number %s as people write it, and links to it',
    async (phone) => {
      expect(await make('rio-autos', { ...AUSTIN, phone })).toMatchObject({ status: 0 })
      const { sites } = await readFolder(folder, EMPTY_FOLDER, true)
      expect(sites.get('rio-autos')?.locations[0]?.phone).toBe(phone)
      expect(JSON.stringify(sites.get('rio-autos')?.menus)).toContain('"tel:+15125550141"')
    },
  )

  it('SITE-5 prompts for missing options', async () => {
    const { name, city, ...given } = LIDCOMBE
    const answers: Readonly<Record<string, string | undefined>> = {
      'What visitors call the dealer': name,
      'Suburb or town': city,
    }
    const asked: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return answers[question.replace(/( \(.*\))?: $/, '')] ?? ''
    }
    expect((await make('city-cars', given, ask)).status).toBe(0)
    expect(asked).toContain('Look: harbour, ridge, meadow or market (harbour): ')
    expect((await readFolder(folder, EMPTY_FOLDER, true)).sites.get('city-cars')).toMatchObject({
      name,
      template: 'harbour',
      locations: [{ city, lat: -33.86, lng: 151.04 }],
    })
  })

  it.each([
    ['an answer that is missing', { ...LIDCOMBE, phone: '' }, 2, 'Still needed: --phone.'],
    ['a state that there is not', { ...LIDCOMBE, state: 'NSV' }, 2, 'did you mean "NSW"?'],
    ['a trade that there is not', { ...LIDCOMBE, sells: 'caravans' }, 2, 'did you mean "caravan"?'],
    ['a rate that is no number', { ...LIDCOMBE, rate: 'nine' }, 2, '--rate, a number of per cent a year such as 8.95'],
    ['a template that there is not', { ...LIDCOMBE, template: 'medow' }, 2, 'did you mean "meadow"?'],
    ['a colour on which nothing can be read', { ...LIDCOMBE, colour: '#777777' }, 1, 'reaches 4.47 to 1'],
    ['a postcode of another country', { ...LIDCOMBE, postcode: '90210' }, 1, 'a postcode of region AU has 4 digits'],
  ])('SITE-5 makes nothing of %s, and says what to do', async (_, flags, status, words) => {
    const made = await make('city-cars', flags)
    expect(made.status).toBe(status)
    expect(made.lines.join('\n')).toContain(words)
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['a postcode of another state', { postcode: '3000' }, 'Warning: locations[0].postcode: 3000 is a postcode of VIC'],
    ['no licence', {}, 'Without --licence the site shows no motor dealer licence'],
    ['a pale colour', { colour: '#d2951a' }, 'a darker tone: #d2951a does not read well on a white page.'],
  ])('P-14 makes a site of %s, and says so', async (_, different, words) => {
    const { status, lines } = await make('city-cars', { ...LIDCOMBE, ...different })
    expect(status).toBe(0)
    expect(lines.join('\n')).toContain(words)
  })

  it('SITE-1 SITE-5 refuses another site’s folder or hostname', async () => {
    await make('city-cars', { ...LIDCOMBE, hostname: 'www.citycars.example' })
    expect(await make('city-cars', LIDCOMBE)).toMatchObject({ status: 2 })
    const other = await make('town-cars', { ...LIDCOMBE, hostname: 'www.citycars.example' })
    expect(other.lines.join()).toContain('"www.citycars.example" belongs to site "city-cars" already')
    expect(await readdir(folder)).toEqual(['city-cars'])
  })
})

async function make(slug: string, flags: NewSiteFlags, ask: ((question: string) => Promise<string>) | null = null) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  // As the table of postcodes, which has Australia's alone.
  const findPostcode = async (_: string, region: RegionCode) => (region === 'AU' ? { lat: -33.86, lng: 151.04 } : null)
  const context = { sitesFolder: folder, publishing: 'on-save' as const, print, printError: print, ask, findPostcode }
  return { status: await siteNewCommand(context, slug, flags), lines }
}
