// Takes the pictures of docs/studio.md from a demonstration that runs, each of at most 60 kB:
// node scripts/studio-pictures.mjs http://console.localhost:4000
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from '../tests/browser/browser.ts'

const FOLDER = join(import.meta.dirname, '../docs/pictures')
const MOST_BYTES = 60_000
/** Of every account that a demonstration makes. */
const PASSWORD = 'tram lantern quokka'
const WIDE = { width: 1280, height: 800 }

/** Signs in at a console, begins a draft and takes each picture of it. */
async function takePictures(address) {
  await mkdir(FOLDER, { recursive: true })
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const take = async (name) => {
    await page.waitForLoadState('networkidle')
    const bytes = await small(await page.screenshot())
    await writeFile(join(FOLDER, `studio-${name}.webp`), bytes)
  }
  await page.goto(`${address}/sign-in`)
  await page.getByLabel('Email').fill('content@forecourt.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Today' }).waitFor()

  await page.goto(`${address}/website/parts/locations`)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  const draft = new URL(page.url()).pathname.split('/parts/')[0]
  await page.goto(`${address}${draft}/parts/menus`)
  await page.getByText('Change', { exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Choose … where/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('searchbox').fill('u')
  await take('link')
  await browser.close()
}

/** The picture as WebP, as sharp as fits. */
async function small(png) {
  for (let quality = 80; ; quality -= 10) {
    const bytes = await sharp(png).webp({ quality }).toBuffer()
    if (bytes.length <= MOST_BYTES || quality <= 20) return bytes
  }
}

const [, , address] = process.argv
if (address === undefined) throw new Error('Give the address of a console.')
await takePictures(address)
