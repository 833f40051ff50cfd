import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { boxOf, photograph } from '../at-rest.ts'
import { PHONE } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'

/** Photos are cut at low priority: a busy machine takes minutes. */
const CUT_MS = 240_000

const server = await sharedServer('changed')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** A photo of a plain colour with a darker lower half, so that a turn is visible. */
async function photo(name: string, colour: string): Promise<string> {
  const lower = { create: { width: 1200, height: 400, channels: 3, background: '#222' } } as const
  const file = join(folder, name)
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .composite([{ input: lower, top: 400, left: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 50/1' } })
    .jpeg()
    .toFile(file)
  return file
}

describe('the photos of a car in a browser', () => {
  it('DESK-4 CR-C6 on a phone the stock person adds, orders, crops, turns, describes, hides and undoes, and buyers see it', async () => {
    const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE })
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    const car = await openCar(page)
    expect(await faultsOf(page)).toEqual([])
    const keys = () =>
      page.locator('[data-photo]').evaluateAll((all) => all.map((each) => each.getAttribute('data-photo')))
    const first = await keys()
    const before = first.length
    const text = join(folder, 'note.jpg')
    await writeFile(text, 'not a photo')

    const files = [await photo('red.jpg', '#b3202a'), text, await photo('blue.jpg', '#1d4f9e')]
    await page.locator('.photo-upload input[multiple]').setInputFiles(files)
    const refused = page.getByText('note.jpg is not a photo: send a JPEG, PNG, WebP, AVIF or GIF.')
    await refused.waitFor({ timeout: CUT_MS })
    await said(page, '2 photos added. 1 not added.')
    const own = expect.stringMatching(/^desk:/)
    expect(await keys()).toEqual([...first, own, own])
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'photos-added')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    // DESK-8, CR-C6: the photos of one choice are one step.
    expect(
      await page
        .locator('.desk-side')
        .getByText(/^Added 2 photos/)
        .count(),
    ).toBe(1)

    const added = before + 2
    await page.getByRole('button', { name: `Move Photo ${added}: drag, or press the arrow keys` }).press('Home')
    await said(page, `Photo ${added} is now photo 1`)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toContain('Move Photo 1')
    await page.keyboard.press('ArrowRight')
    await said(page, 'Photo 1 is now photo 2')
    await page.getByRole('button', { name: 'Make Photo 2 the first' }).press('Enter')
    await said(page, 'Photo 2 is now photo 1')
    const blue = await keyOf(page, 1)
    await drag(page, blue, 2)
    await said(page, 'Photo 1 is now photo 2')
    expect(await keyOf(page, 2)).toBe(blue)
    await drag(page, blue, 1)
    await said(page, 'Photo 2 is now photo 1')

    await page.getByRole('button', { name: 'Hide Photo 2' }).press('Enter')
    await said(page, 'Photo 2 is now hidden photo 1')
    await page.locator('.photo-grid .done').getByRole('button', { name: 'Undo' }).press('Enter')
    await said(page, 'Undone.')
    expect(await page.locator('.photos .is-hidden').count()).toBe(0)

    await page.getByRole('link', { name: 'Edit Photo 1' }).click()
    await page.getByRole('heading', { name: 'Photo 1' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Turn right' }).press('Enter')
    await expect.poll(() => shapeOf(page)).toBeCloseTo(2 / 3)
    await page.getByLabel('3:2').check()
    const box = page.getByRole('group', { name: 'Part that is kept' })
    await box.press('Shift+ArrowLeft')
    await box.press('ArrowDown')
    expect(Number(await page.getByLabel('Width').inputValue())).toBeLessThan(100)
    await seen(page, 'photo-crop')
    await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter')
    await expect.poll(() => shapeOf(page)).toBeCloseTo(3 / 2)
    await page.getByLabel('Description').fill('The dashboard')
    await page.getByRole('button', { name: 'Save description' }).press('Enter')
    await page.getByRole('img', { name: 'The dashboard' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'photo-edited')
    // 1280 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 600 })
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(PHONE)

    const shown = await page.locator('.photo-large').getAttribute('src')
    const buyer = await context.newPage()
    // Buyers get the same cut in the size of their screen.
    const cutOf = (src: string | null | undefined) => src?.replace(/\/[^/]*$/, '')
    const pictures = buyer.locator('img[alt*="The dashboard"]')
    const shownToBuyers = async () => {
      await buyer.goto(car.website)
      return (await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')))).map(cutOf)
    }
    await expect.poll(shownToBuyers).toContain(cutOf(shown))
    const data = await buyer.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.some((each) => each.includes('"caption":"The dashboard"'))).toBe(true)
    await context.close()
  }, 300_000)

  it('DESK-4 without JavaScript photos are added, ordered, cropped by numbers and deleted', async () => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await openCar(page)
    const before = await page.locator('[data-photo]').count()
    await page.getByLabel('Add photos').setInputFiles([await photo('green.jpg', '#176437')])
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByText('Photo added. The website shows it now.').waitFor()
    await page.getByRole('button', { name: `Make Photo ${before + 1} the first` }).click()
    await page.getByRole('link', { name: 'Edit Photo 1' }).click()
    await page.getByLabel('Width').fill('50')
    await page.getByRole('button', { name: 'Crop', exact: true }).click()
    expect(await page.locator('.photo-large').getAttribute('src')).toContain('-600x800/')
    await page.getByRole('button', { name: 'Back to the original' }).click()
    expect(await page.locator('.photo-large').getAttribute('src')).toContain('-1200x800/')
    await page.getByRole('button', { name: 'Delete photo' }).click()
    await page.getByText('Saved. The website shows it now.').waitFor()
    expect(await page.locator('[data-photo]').count()).toBe(before)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('Undone.').waitFor()
    expect(await page.locator('[data-photo]').count()).toBe(before + 1)
    await context.close()
  })
})

/** Signs in with a role that needs no second factor, and opens a car with few photos, of a make that no other test changes. */
async function openCar(page: Page): Promise<{ readonly website: string }> {
  await page.goto(`${server.address('console')}/sign-in`)
  await page.getByLabel('Email').fill('stock@forecourt.example')
  await page.getByLabel('Password').fill('tram lantern quokka')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.goto(`${server.address('console')}/stock?view=live&sort=photos&q=hyundai`)
  await page.locator('.stock-car a').first().click()
  await page.getByRole('heading', { name: 'Photos' }).waitFor()
  await alive(page)
  const website = new URL((await page.getByRole('link', { name: 'View on the website' }).getAttribute('href')) ?? '')
  // The server of a test takes any free port, which its links do not know.
  website.port = new URL(server.address('console')).port
  return { website: website.href }
}

/** Width to height of the photo as the website shows it. */
async function shapeOf(page: Page): Promise<number> {
  const src = await page.locator('.photo-large').getAttribute('src')
  const [, width = 0, height = 0] = /-(\d+)x(\d+)\//.exec(src ?? '')?.map(Number) ?? []
  return width / height
}

async function said(page: Page, text: string): Promise<void> {
  await page.locator('[data-photo-said]').filter({ hasText: text }).waitFor({ timeout: CUT_MS })
}

async function keyOf(page: Page, place: number): Promise<string> {
  return (
    (await page
      .locator('[data-photo]')
      .nth(place - 1)
      .getAttribute('data-photo')) ?? ''
  )
}

/** Drags a photo by its handle onto the place of another. */
async function drag(page: Page, key: string, place: number): Promise<void> {
  const tile = page.locator(`[data-photo="${key}"]`)
  await tile.scrollIntoViewIfNeeded()
  const from = await middle(page, `[data-photo="${key}"] .photo-handle`)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  const to = await middle(page, `.photos > li:nth-child(${place}) .photo-frame`)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

async function middle(page: Page, selector: string) {
  const box = await boxOf(page.locator(selector))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A picture for a person to look at, where SEEN_FOLDER is set. */
async function seen(page: Page, name: string): Promise<void> {
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await photograph(page, { path: `${SEEN_FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(PHONE)
}
