import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../alive.ts'
import { boxOf } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { inOwnTypefaces } from '../own-typefaces.ts'
import { SITES } from '../page-kinds.ts'

describe.each(SITES.map(({ site }) => site))('CARD-1 the listing of %s', (site) => {
  it('B9 shows two whole cars a screen on a phone, lets a finger swipe through a car’s pictures, and loads none of them before', async () => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    await inOwnTypefaces(context)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await arrive(page, `${server.address(site)}/search`)
    const height = await heightOfTwo(page)
    expect(height, 'two whole cars').toBeLessThanOrEqual(PHONE.height)
    expect(height).toBeGreaterThan(300)
    expect(asked.filter((path) => path === '/api/card-pictures')).toEqual([])
    const card = page.locator('article', { has: page.locator('.card-count') }).first()
    await card.scrollIntoViewIfNeeded()
    await card.locator('.card-picture').dispatchEvent('touchstart')
    const row = card.locator('.card-swipe')
    await row.waitFor({ state: 'attached' })
    const slides = row.locator('img')
    expect(await slides.count()).toBeGreaterThan(1)
    expect(
      await slides.evaluateAll((pictures) => pictures.filter((picture) => picture.hasAttribute('srcset'))),
    ).toEqual([])
    const count = card.locator('.card-count')
    const all = Number(/\d+$/.exec(await count.innerText())?.[0])
    await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
    await expect.poll(() => count.innerText()).toMatch(new RegExp(`2 of ${all}$`))
    await expect
      .poll(() => slides.first().evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth))
      .toBeGreaterThan(0)
    expect(await slides.last().getAttribute('srcset'), 'the last is still far away').toBeNull()
    await row.tap()
    await page.waitForURL(/\/cars\//)
    await context.close()
  })
})

it.each([
  ['a mouse', 'hover', async (card: Locator) => card.locator('.card-step[data-step="1"]').click()],
  ['a key', 'focus', async (card: Locator) => card.locator('.card-link').press('ArrowRight')],
] as const)(
  'LOOK-6 %s steps through a card’s pictures, from the last on to the first, and none loads before',
  async (_, begin, on) => {
    const page = await browser.newPage({ viewport: DESKTOP })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await arrive(page, `${server.address('southside-cars')}/search`)
    const card = page.locator('article', { has: page.locator('.card-count') }).first()
    await card.locator('.card-link')[begin]()
    await expect.poll(() => card.locator('.card-step').count()).toBe(2)
    expect(asked.filter((path) => path === '/api/card-pictures')).toEqual([])
    const count = card.locator('.card-count')
    const all = Number(/\d+$/.exec(await count.innerText())?.[0])
    const steps = async () => (await card.locator('.card-swipe > span').count()) - 1
    for (let at = 1; at === 1 || at <= (await steps()); at += 1) {
      await on(card)
      await expect.poll(() => count.innerText()).toMatch(new RegExp(`\\b${at + 1} of ${all}$`))
    }
    await on(card)
    await expect.poll(() => count.innerText()).toMatch(new RegExp(`(?<!of )${all}$`))
    expect(new URL(page.url()).pathname, 'no step opens the car').toBe('/search')
    await page.close()
  },
)

it('CARD-5 B9 Ridge’s listing has a price above the fold of a desktop', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await inOwnTypefaces(page.context())
  await arrive(page, `${server.address('southside-cars')}/search`)
  const { y, height } = await boxOf(page.locator('.card-figure').first())
  expect(y + height).toBeLessThanOrEqual(900)
  await page.close()
})

async function heightOfTwo(page: Page): Promise<number> {
  const cards = page.locator('.results > li')
  const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))]
  return second.y + second.height - first.y
}
