// npm run build && npx node tests/shots/pictures.ts
//
// Draws the two pictures of the README: docs/pictures/dealers.webp, the home pages of the three demonstration dealers
// side by side, and docs/pictures/console.webp, the console's inbox.

import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { photograph } from '../browser/at-rest.ts'
import { DESKTOP, launchBrowser } from '../browser/browser.ts'
import { inOwnTypefaces } from '../browser/own-typefaces.ts'
import { SITES } from '../browser/page-kinds.ts'
import { startServer } from '../browser/running-server.ts'
import { signIn } from '../browser/staff-sign-in.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const CONSOLE_WIDTH = 1200
const DEALER = { width: 1280, height: 1600 }
const DEALER_WIDTH = 480
const GAP = 16

const server = await startServer()
const browser = await launchBrowser()
try {
  const dealers = await Promise.all(SITES.map(({ site }) => shootHome(browser, server.address(site))))
  await sideBySide(dealers, join(FOLDER, 'dealers.webp'))
  const inbox = await shootInbox(browser, server.address('console'))
  await sharp(inbox).resize({ width: CONSOLE_WIDTH }).webp().toFile(join(FOLDER, 'console.webp'))
} finally {
  await browser.close()
  await server.stop()
}

async function shootHome(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: DEALER, reducedMotion: 'reduce' })
  await inOwnTypefaces(page.context())
  await page.goto(address)
  return shoot(page)
}

async function shootInbox(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await signIn(page, address, 'lead-coordinator')
  await page.goto(`${address}/leads`)
  return shoot(page)
}

async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  })
  const picture = await photograph(page, { animations: 'disabled', caret: 'hide' })
  await page.close()
  return picture
}

/** Writes one picture of several, each as wide as the others, with a gap between them. */
async function sideBySide(pictures: readonly Buffer[], file: string): Promise<void> {
  const height = Math.round((DEALER_WIDTH * DEALER.height) / DEALER.width)
  const parts = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture).resize({ width: DEALER_WIDTH }).toBuffer(),
      left: at * (DEALER_WIDTH + GAP),
      top: 0,
    })),
  )
  const width = pictures.length * DEALER_WIDTH + (pictures.length - 1) * GAP
  await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(parts)
    .webp()
    .toFile(file)
}
