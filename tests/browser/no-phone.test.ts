import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { type RunningServer, startServer } from './running-server.ts'

const SITE = 'meridian-motor-group'
const YARD = 'meridian-volkswagen-tweed'

interface SiteFile {
  readonly locations: readonly { readonly slug: string }[]
}

let sites: string
let server: RunningServer
beforeAll(async () => {
  sites = await mkdtemp(join(tmpdir(), 'forecourt-sites-'))
  await cp('sites', sites, { recursive: true })
  const file = join(sites, SITE, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8')) as SiteFile
  // The yard no longer does sales, so its remaining cars have no phone number.
  const locations = site.locations.map((place) =>
    place.slug === YARD ? { ...place, slug: 'tweed-workshop', types: ['service'] } : place,
  )
  await writeFile(file, JSON.stringify({ ...site, locations }))
  server = await startServer({ SITES_DIR: sites })
})
afterAll(async () => {
  await server?.stop()
  await rm(sites, { recursive: true })
})

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'D-69 PHONE-2 on %s a car without a number shows none, and a warning says so once in the console',
  async (_, viewport) => {
    const page = await browser.newPage({ viewport })
    await arrive(page, `${server.address(SITE)}/search?make=Volkswagen`)
    const href = await page.locator('article:not([data-sold]) a[href^="/cars/"]').first().getAttribute('href')
    const logged: string[] = []
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
    await arrive(page, `${server.address(SITE)}${href}`)
    const main = page.locator('main[data-car-id]')
    expect(await main.getByText('Show number').count()).toBe(0)
    expect(logged).toEqual([`warning: No phone number for car ${await main.getAttribute('data-car-id')}`])
    await page.close()
  },
)
