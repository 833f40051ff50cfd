import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../setup/proof.ts'
import { alive, arrive } from './alive.ts'
import { atRest, boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { firstCar } from './first-car.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'
import { sharedServer } from './shared-server.ts'

const SITE = 'southside-cars'

describe('a buyer at a car’s page', () => {
  async function openCar(options: BrowserContextOptions): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(server.address(SITE) + (await firstCar(server.address(SITE))))
    // The counter appears after hydration.
    await page.locator('.gallery-counter [aria-live]').waitFor()
    await atRest(page)
    return page
  }
  const counter = (page: Page) => expect.poll(() => page.locator('.gallery-counter').innerText())

  it('CAR-1 CAR-5 on a phone swipes through the pictures, shares the car, and always has the main action within reach', async () => {
    const page = await openCar({ viewport: PHONE, isMobile: true, hasTouch: true })
    const stage = await boxOf(page.locator('.gallery-stage'))
    const client = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x) => ({ x: stage.x + x, y: stage.y + stage.height / 2 })),
      })
    await finger('touchStart', 330)
    for (let x = 300; x >= 60; x -= 30) await finger('touchMove', x)
    await finger('touchEnd')
    await counter(page).toMatch(/^Picture\s*2/)

    const action = page.locator('.vehicle-foot-bar').getByRole('link').last()
    for (const place of ['.gallery-stage', '#comments', '#summary']) {
      await page.locator(place).first().scrollIntoViewIfNeeded()
      const { y, height } = await boxOf(action)
      expect(y + height, place).toBeLessThanOrEqual(PHONE.height)
    }

    await page.evaluate(() => {
      const share = async (data: ShareData) => Object.assign(window, { shared: data })
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    await page.locator('.vehicle-more > summary').click()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
      .toMatchObject({ url: page.url(), title: expect.stringMatching(/^\d{4} \w/) })
    await page.context().close()
  })

  it('CAR-1 FIELD-4 by keyboard only steps through the pictures, opens one full screen, zooms, and returns to the same place', async () => {
    const page = await openCar({ viewport: DESKTOP, reducedMotion: 'reduce' })
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await page.locator('#picture-1 a').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toMatch(/picture 2 of \d+, full screen$/)
    await page.keyboard.press('End')
    await expect.poll(focused).toMatch(/picture (\d+) of \1, full screen$/)
    await page.keyboard.press('Home')
    await expect.poll(focused).toMatch(/picture 1 of/)

    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => viewer.locator('.pswp__counter').innerText()).toMatch(/^2 \/ \d+$/)
    await viewer.getByRole('button', { name: 'Zoom' }).click()
    await expect.poll(() => viewer.getAttribute('class')).toContain('pswp--zoomed-in')
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    await expect.poll(focused).toMatch(/picture 2 of/)
    await counter(page).toMatch(/^Picture\s*2/)
    await page.context().close()
  })

  it('CAR-1 FIELD-5 plays the car’s video after a click, and loads nothing from its host before', async () => {
    const changed = await sharedServer('changed')
    // The smallest stock, which no other test changes.
    const site = 'wattle-caravans'
    const feed = join(changed.dataFolder, 'feeds', `${site}.ndjson`)
    const [first = '', ...others] = (await readFile(feed, 'utf8')).split('\n')
    const car = { ...JSON.parse(first), video: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' }
    await writeFile(feed, [JSON.stringify(car), ...others].join('\n'))
    const program = join(import.meta.dirname, '..', '..', 'src', 'server', 'forecourt.ts')
    const env = { ...process.env, DATA_DIR: changed.dataFolder, DATABASE_URL: '' }
    await promisify(execFile)(process.execPath, [program, 'stock', 'import', '--site', site, feed], { env })

    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    const asked: string[] = []
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' })
    })
    // A stock number redirects to its car (docs/decisions/011).
    await page.goto(`${changed.address(site)}/search?query=${car.stocknum}`)
    await page.locator('.gallery-counter [aria-live]').waitFor()
    const film = page.getByRole('link', { name: 'Watch the video' })
    await film.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await film.click()
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toContain('/embed/M7lc1UVf-VE')
    await page.locator('iframe[title^="Film of the"]').waitFor()
    await context.close()
  })

  it('PHONE-1 sees the number only after a click, as a link that calls it', async () => {
    const page = await browser.newPage({ viewport: PHONE })
    const problems: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(server.address(SITE) + (await firstCar(server.address(SITE))))
    await alive(page)
    const main = page.locator('main[data-car-id]')
    expect(await main.innerHTML()).not.toContain('tel:')
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/phone-reveal'))
    await main.getByRole('button', { name: 'Show number' }).first().click()
    const { phone, tel } = await (await asked).json()
    const link = main.getByRole('link', { name: phone })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(tel)
    expect(tel).toMatch(/^tel:\+61\d{9}$/)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await page.close()
  })

  it('A1 PHONE-1 calls the dealer in one tap from the bar at the foot and from the header, and the next car’s number is masked again', async () => {
    const page = await openCar({ viewport: PHONE, isMobile: true, hasTouch: true })
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
        if (!link) return
        event.preventDefault()
        document.documentElement.dataset.called = link.getAttribute('href') ?? ''
      }),
    )
    const called = () => page.evaluate(() => document.documentElement.dataset.called ?? '')
    const place = () => page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const call = page.locator('.vehicle-foot-bar').getByRole('link', { name: 'Call the dealer' })
    const box = await boxOf(call)
    const before = await place()
    // Playwright's own tap scrolls first.
    await page.touchscreen.tap(box.x + 10, box.y + 10)
    await expect.poll(called).toMatch(/^tel:\+61\d{9}$/)
    expect(await place()).toBe(before)
    // Header and footer show the number too, until the buyer opens another car.
    expect(await page.locator('footer a[href^="tel:"]').count()).toBe(1)
    await page.locator('main article a[href^="/cars/"]').first().click()
    await expect.poll(() => page.locator('a[data-reveal]').count()).toBeGreaterThan(1)
    await page.context().close()
  })

  it('A1 PHONE-1 on a desktop the header’s number shows in place, and leads to the contact page if it can’t be had', async () => {
    const page = await openCar({ viewport: DESKTOP })
    const car = page.url()
    const tile = page.locator('header a[data-reveal]:visible').first()
    expect(await tile.innerText()).toContain('*')
    await tile.click()
    const number = page.locator('header a[href^="tel:"]:visible').first()
    await number.waitFor()
    expect(await number.innerText()).toMatch(/[\d ]{10,}$/)
    expect(page.url()).toBe(car)
    await page.route('**/api/phone-reveal', (route) => route.abort())
    await page.reload()
    await alive(page)
    await tile.click()
    await page.waitForURL(/\/contact-us/)
    await page.context().close()
  })

  it.each(
    pairsOf(SITES, [
      ['a phone', PHONE],
      ['a desktop', DESKTOP],
    ] as const).map(([{ site }, width]) => [site, ...width] as const),
  )(
    'A8 %s on %s shows name, price and the first two actions without scrolling, on a desktop the repayment too',
    async (site, _, viewport) => {
      const page = await browser.newPage({ viewport })
      await inOwnTypefaces(page.context())
      await arrive(page, server.address(site) + (await firstCar(server.address(site))))
      const bar = page.locator('.vehicle-foot-bar')
      const onPhone = viewport === PHONE
      const edge = onPhone ? (await boxOf(bar)).y : viewport.height
      const seen = [
        page.locator('main h1'),
        page.locator('.vehicle-price-figure'),
        page.locator('.vehicle-actions li').nth(0),
        page.locator('.vehicle-actions li').nth(1),
      ]
      const repayment = page.locator('.vehicle-price-figures [data-repayment] p').first()
      if (!onPhone && (await repayment.count()) > 0) seen.push(repayment)
      for (const part of seen) {
        const { y, height } = await boxOf(part)
        expect(y + height).toBeLessThanOrEqual(edge)
      }
      if (onPhone) expect(await bar.getByRole('link').count()).toBe(2)
      await page.close()
    },
  )

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('A2 FORM-1 on %s the enquiry opens and closes without moving the page behind it', async (_, viewport) => {
    const page = await openCar({ viewport })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    const opener = page.locator('main a[href*="enquiry=vehicle"]:visible').first()
    await opener.click({ trial: true })
    await atRest(page)
    const before = await place()
    await opener.click()
    await page.getByRole('dialog').waitFor()
    await atRest(page)
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(place).toEqual(before)
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('ROUTE-9 reaches the privacy policy from the footer', async () => {
    const page = await browser.newPage({ viewport: PHONE })
    await page.goto(`${server.address(SITE)}/search`)
    await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    expect(await page.title()).toMatch(/^Privacy policy \| /)
    await page.close()
  })
})
