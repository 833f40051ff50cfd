// npm run build && npx node tests/shots/shoot.ts FOLDER [--site SLUG] [--only TEXT]
//
// Photographs every kind of page and many of its states, in every template, at 390 and 1280 pixels, into FOLDER, one file a
// shot: FOLDER/ridge-390-contact-us.png. It starts a server of its own with fresh demonstration stock and stops the clock of
// server and pages, so that two runs of the same build give the same pixels.
//
//   npx node tests/shots/shoot.ts /tmp/before                              all of it: ten minutes on two quiet cores
//   npx node tests/shots/shoot.ts /tmp/after --site southside-cars         one site
//   npx node tests/shots/shoot.ts /tmp/after --only listing                shots whose name has 'listing' in it; a regular expression
//   npx node tests/shots/compare.ts /tmp/before /tmp/after /tmp/difference lists the shots that differ, with pictures of where
//
// Both sets must come from the same machine: another Chromium or other system typefaces draw other pixels.

import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { LOOKED_INTO } from '../browser/accessibility.ts'
import { atRest, photograph } from '../browser/at-rest.ts'
import { DESKTOP, launchBrowser, PHONE } from '../browser/browser.ts'
import { inOwnTypefaces } from '../browser/own-typefaces.ts'
import { type Dealer, SITES } from '../browser/page-kinds.ts'
import { startServer } from '../browser/running-server.ts'
import { visitOf } from '../browser/visit-of.ts'
import { fixDate } from './fixed-date.ts'
import { type Shot, shotsOf } from './states.ts'

/** A Friday in Brisbane, half past eleven: open, with the weekend ahead. */
const TIME = Date.parse('2026-11-20T01:30:00Z')
const WIDTHS = [PHONE, DESKTOP]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, only: { type: 'string', default: '' } },
})
const [folder] = positionals
if (!folder) throw new Error('Say where the shots go: npx node tests/shots/shoot.ts FOLDER')
await mkdir(folder, { recursive: true })

const server = await startServer({
  NODE_OPTIONS: `--import=${new URL('./fix-server-date.ts', import.meta.url).href}`,
  SHOTS_TIME: String(TIME),
})
const browser = await launchBrowser()
const failed: string[] = []
try {
  await Promise.all(SITES.filter(({ site }) => !values.site || site === values.site).map(shootSite))
} finally {
  await browser.close()
  await server.stop()
}
for (const sentence of failed) console.error(sentence)
process.exitCode = failed.length === 0 ? 0 : 1

async function shootSite(dealer: Dealer): Promise<void> {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE })
  await context.addInitScript(fixDate, TIME)
  await inOwnTypefaces(context)
  const page = await context.newPage()
  const address = server.address(dealer.site)
  const visit = { ...dealer, ...(await visitOf(page, address)) }
  await page.close()
  for (const shot of shotsOf(visit).filter(({ name }) => new RegExp(values.only).test(name)))
    for (const size of WIDTHS)
      await shoot(context, address, shot, size).catch((error: unknown) => {
        failed.push(`${dealer.site} ${shot.name} at ${size.width}: ${error}`)
      })
  await context.close()
}

async function shoot(context: BrowserContext, address: string, shot: Shot, size: typeof PHONE): Promise<void> {
  const page = await context.newPage()
  try {
    await page.setViewportSize(size)
    await page.goto(address + shot.path, { waitUntil: 'load' })
    await page.waitForFunction(
      () =>
        matchMedia('(scripting: none)').matches || Object.keys(document.body).some((key) => key.startsWith('__react')),
    )
    await shot.prepare?.(page)
    await everythingThere(page)
    const template = await page.evaluate(() => document.documentElement.dataset['template'])
    await photograph(page, {
      path: `${folder}/${template}-${size.width}-${shot.name}.png`,
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    })
  } finally {
    await page.close()
  }
}

/**
 * Waits for all pictures, including lazy ones, and replaces a lead's reference, which differs in every
 * run.
 */
async function everythingThere(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const reference = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (reference.test(text.nodeValue ?? '')) text.nodeValue = 'reference'
    }
  })
  await atRest(page)
  await page.evaluate(async () => {
    // The promise of a picture that the page has removed never settles.
    const late = new Promise((resolve) => setTimeout(resolve, 10_000))
    await Promise.race([late, Promise.all([...document.images].map((image) => image.decode().catch(() => null)))])
  })
}
