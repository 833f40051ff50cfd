// npm run build && npx node tests/shots/looks.ts FOLDER
//
// Photographs three dealers that share Southside's stock and differ by the options of docs/examples/looks alone:
// FOLDER/prestige-home-390.png. One server for each, one after the other.

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { photograph } from '../browser/at-rest.ts'
import { DESKTOP, launchBrowser, PHONE } from '../browser/browser.ts'
import { startServer } from '../browser/running-server.ts'

const SITE = 'southside-cars'
const EXAMPLES = 'docs/examples/looks'
const PAGES = { home: '/', listing: '/search', car: null, contact: '/contact-us', finance: '/finance' }

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say where the shots go: npx node tests/shots/looks.ts FOLDER')
await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
try {
  for (const look of ['prestige', 'yard', 'family']) await shootLook(browser, look)
} finally {
  await browser.close()
}

async function shootLook(browser: Browser, look: string): Promise<void> {
  const sites = await mkdtemp(join(tmpdir(), 'forecourt-looks-'))
  await cp('sites', sites, { recursive: true })
  await dress(join(sites, SITE), look)
  const server = await startServer({ SITES_DIR: sites, SITES: SITE })
  try {
    const base = server.address(SITE)
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(base + (path ?? '/search'))
        if (path === null)
          await page.goto(base + (await page.locator('article a[href^="/cars/"]').first().getAttribute('href')))
        await photograph(page, { path: join(folder ?? '', `${look}-${name}-${viewport.width}.png`) })
      }
      await page.close()
    }
  } finally {
    await server.stop()
    await rm(sites, { recursive: true, force: true })
  }
}

/** Replaces Southside's options by the look's: those of a group one by one, and the logos. */
async function dress(site: string, look: string): Promise<void> {
  const file = join(site, 'site.json')
  const own = JSON.parse(await readFile(file, 'utf8'))
  const changes = JSON.parse(await readFile(join(EXAMPLES, `${look}.json`), 'utf8'))
  for (const [key, value] of Object.entries(changes))
    own[key] = typeof value === 'object' ? { ...own[key], ...value } : value
  await writeFile(file, JSON.stringify(own))
  for (const part of ['logo', 'logo-on-dark', 'icon'])
    await cp(join(EXAMPLES, `${look}-${part}.svg`), join(site, `${look}-${part}.svg`))
}
