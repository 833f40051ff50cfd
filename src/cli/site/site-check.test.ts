import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { publishedJsonSchemaText } from '#site/docs/json-schema.ts'
import type { SiteInput } from '#site/site.ts'
import { type SiteCheck, siteCheckCommand } from './site-check.ts'
import { siteSchemaCommand } from './site-schema.ts'

const SERVED = (slug: string, count = '1 warning') => `${slug}: ${count}, and served`
const WARNING = expect.stringMatching(/^ {2}warning: the forms link a privacy policy/)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-check-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('forecourt site check', () => {
  it('SITE-5 reports valid sites, with status 0', async () => {
    await write('ash', quietSite('ash'))
    await write('bay', quietSite('bay'))
    expect(await check()).toEqual({ status: 0, lines: [SERVED('ash'), WARNING, SERVED('bay'), WARNING] })
  })

  it('SITE-5 prints the site, path, expected value and hint of a fault, with status 1', async () => {
    await write('ash', { ...quietSite('ash'), search: { sort: [] }, timezone: 'Brisbane' })
    expect(await check('ash')).toEqual({
      status: 1,
      lines: [
        'ash: 2 faults',
        '  search.sort',
        '    is not a known option',
        '    hint: did you mean "sorts"?',
        '  timezone',
        '    "Brisbane" is no time zone: expected an IANA name such as Australia/Brisbane',
      ],
    })
  })

  it('SITE-5 checks one site when it is named', async () => {
    await write('ash', quietSite('ash'))
    await write('bay', {})
    expect(await check('ash')).toEqual({ status: 0, lines: [SERVED('ash'), WARNING] })
  })

  it('LAW-4 warns about a missing privacy policy until there is one', async () => {
    await write('ash', quietSite('ash'))
    expect((await check()).lines).toEqual([
      SERVED('ash'),
      expect.stringContaining('pages/privacy-policy.md is missing'),
    ])
    await writePolicy('ash')
    expect(await check()).toEqual({ status: 0, lines: ['ash: good'] })
  })

  it.each([
    ['the calculator', { calculator: true }, { budgetFinder: false }],
    ['the budget finder', { calculator: false }, { budgetFinder: true }],
  ])(
    'O-B6 FIN-6 warns while %s shows a rate that nobody entered, and --strict refuses it',
    async (_, finance, home) => {
      const site = quietSite('ash')
      await write('ash', { ...site, finance, home })
      const warning = expect.stringContaining('finance.calculatorRate: repayments show at 10% a year')
      expect(await check('ash')).toEqual({ status: 0, lines: [SERVED('ash', '2 warnings'), WARNING, warning] })
      expect((await check('ash', { strict: true })).status).toBe(1)
      await write('bay', { ...site, slug: 'bay', finance: { ...finance, calculatorRate: 10 }, home })
      expect((await check('bay')).lines).toEqual([SERVED('bay'), WARNING])
    },
  )

  it('P-14 checks the dates as of --now, and --strict does not count that one is over', async () => {
    const offer = { title: 'T', text: 'T', button: 'B', href: '/search' }
    const span = { from: '2026-10-01T00:00:00+10:00', until: '2027-01-01T00:00:00+10:00' }
    const dated = {
      ...quietSite('ash'),
      integrations: { offersCount: 6 },
      offers: { list: [{ ...offer, until: span.until }] },
      home: { banner: { text: 'B', ...span } },
      places: { holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] },
      driveAway: { charges: [{ state: 'QLD', from: '2026-01-01', until: '2026-12-31', source: 'tmr.qld.gov.au' }] },
    } as const
    await write('ash', dated)
    await writePolicy('ash')
    expect(await check('ash', { strict: true, now: '2026-12-25T09:00:00+10:00' })).toEqual({
      status: 0,
      lines: ['ash: good'],
    })
    expect(await check('ash', { strict: true, now: '2026-12-31T14:00:00Z' })).toEqual({
      status: 0,
      lines: [
        SERVED('ash', '4 warnings'),
        expect.stringContaining('the offer is over since'),
        expect.stringContaining('the banner is over since'),
        expect.stringContaining('the charges of QLD are over since'),
        expect.stringContaining('every day of the list is over'),
      ],
    })
    // A mistake, on any day.
    await write('bay', { ...dated, slug: 'bay', offers: { list: [{ ...offer, from: span.until, until: span.from }] } })
    await writePolicy('bay')
    expect((await check('bay', { strict: true, now: '2026-11-24T00:00:00Z' })).status).toBe(1)
  })

  it.each(['tomorrow', '2026-11-24', '2026-11-24T10:00', '2026-13-24T10:00Z'])(
    'SITE-5 says in a sentence that %s is no instant, with status 2',
    async (now) => {
      expect(await check(undefined, { now })).toEqual({
        status: 2,
        lines: [`--now takes an instant such as 2026-11-24T10:00:00+10:00, not '${now}'.`],
      })
    },
  )

  it('LAW-6 warns where an Australian site ticks the marketing box beforehand', async () => {
    const { leads: _, ...ticked } = quietSite('ash')
    await write('ash', ticked)
    expect((await check('ash')).lines).toContainEqual(expect.stringContaining('the marketing tick is set beforehand'))
    await write('tui', {
      ...ticked,
      slug: 'tui',
      region: 'NZ',
      locations: [smallLocation({ state: '', postcode: '4110' })],
    })
    expect((await check('tui')).lines).toEqual([SERVED('tui'), WARNING])
  })

  it('ROUTE-2 warns about an introduction that matches no listing page, and still serves the site', async () => {
    await write('ash', quietSite('ash'))
    await mkdir(join(folder, 'ash', 'pages', 'search'), { recursive: true })
    for (const name of ['toyota', 'utes-cars'])
      await writeFile(join(folder, 'ash', 'pages', 'search', `${name}.md`), '---\ntitle: T\ndescription: D\n---\nOurs')
    expect(await check()).toEqual({
      status: 0,
      lines: [
        SERVED('ash', '2 warnings'),
        WARNING,
        '  warning: pages/search/utes-cars.md does not match a known make, body or condition; did you mean "ute-cars"?',
      ],
    })
  })

  it('SITE-5 names the preset that a fault comes from', async () => {
    await mkdir(join(folder, '_groups'))
    await writeFile(join(folder, '_groups', 'shared.json'), '{ "card": { "newTag": "NEW" } }')
    await write('ash', { ...quietSite('ash'), extends: ['shared'] })
    expect((await check()).lines[1]).toBe('  card.newTag (from preset "shared")')
  })

  it('lists the sites if the named one does not exist, with status 2', async () => {
    await write('ash', quietSite('ash'))
    expect(await check('ahs')).toEqual({ status: 2, lines: [`There is no site "ahs" in ${folder}. There are: ash.`] })
  })

  it('prints one sentence if there is no such folder, with status 2', async () => {
    await rm(folder, { recursive: true })
    const { status, lines } = await check()
    await mkdir(folder)
    expect(status).toBe(2)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`The folder of sites, ${folder}, cannot be read`)
  })
})

describe('forecourt site schema', () => {
  it('SITE-5 writes the schema into the folder of the sites', async () => {
    expect(await siteSchemaCommand({ folder }, () => {})).toBe(0)
    expect(await readFile(join(folder, 'site.schema.json'), 'utf8')).toBe(publishedJsonSchemaText())
  })
})

async function check(slug?: string, more: Partial<SiteCheck> = {}) {
  const lines: string[] = []
  const status = await siteCheckCommand({ folder, slug, ...more }, (line) => lines.push(line))
  return { status, lines }
}

async function writePolicy(slug: string): Promise<void> {
  await mkdir(join(folder, slug, 'pages'))
  await writeFile(join(folder, slug, 'pages', 'privacy-policy.md'), '---\ntitle: T\ndescription: D\n---\nOurs')
}

/** A site that is warned about nothing but what a test adds. */
function quietSite(slug: string): SiteInput {
  return smallSite({ slug, finance: { calculatorRate: 9.5 }, leads: { optInTicked: false } })
}

async function write(slug: string, site: unknown): Promise<void> {
  await mkdir(join(folder, slug))
  await writeFile(join(folder, slug, 'site.json'), JSON.stringify(site))
}
