import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from '../alive.ts'
import { atRest } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { server, visiting } from '../demonstration.ts'

const SITE = 'meridian-motor-group'
/** The group's yards are on the Gold Coast. */
const NEAR = '4217'

describe('searching by the distance from a postcode', () => {
  const open = visiting(SITE)

  it('SEARCH-19 finds a seven-seater under $40,000 within 50 km by keyboard only', async () => {
    const page = await open({ viewport: DESKTOP }, '/search?seats=7&price=:40000')
    await page.locator('summary', { hasText: 'Distance' }).focus()
    await page.keyboard.press('Enter')
    // The opened group accepts focus from its first frame on.
    await page.getByRole('textbox', { name: 'Postcode' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type(NEAR)
    await expect.poll(() => query(page)).toContain(`postcode=${NEAR}`)
    await page.locator('select[name="distance"]').focus()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe(`seats=7&postcode=${NEAR}&distance=50&price=:40000`)
    await expect.poll(() => chips(page)).toContain(`Within 50 km of ${NEAR} Surfers Paradise`)
    await expect.poll(() => page.locator('.card-place').first().textContent()).toMatch(/ · \d+ km away$/)

    await page.selectOption('#sort', 'distance')
    await expect.poll(() => query(page)).toContain('sortBy=distance')
    const isNearestFirst = (far: number[]) =>
      far.length > 0 && far.every((each, at) => at === 0 || each >= far[at - 1]!)
    await expect.poll(() => kilometres(page).then(isNearestFirst)).toBe(true)

    await page.locator('.chips a', { hasText: 'Within 50 km' }).click()
    await expect.poll(() => query(page), { message: 'the order by distance goes too' }).toBe('seats=7&price=:40000')
    await page.context().close()
  })

  it('SEARCH-19 PLACE-6 says next to the field that there is no such postcode', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    await page.locator('[popovertarget="filters"]:visible').first().click()
    await page.locator('summary', { hasText: 'Distance' }).click()
    const field = postcode(page)
    await field.fill('9998')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Invalid postcode')
    await page.context().close()
  })

  it('SEARCH-19 the browser remembers the postcode, and sends it only when it is used', async () => {
    const page = await open({ viewport: DESKTOP }, `/search?postcode=${NEAR}&distance=50`)
    await arrive(page, `${server.address(SITE)}/search`)
    await expect.poll(() => postcode(page).inputValue()).toBe(NEAR)
    await page.locator('fieldset[data-facet="make"] label', { hasText: 'Kia' }).first().click()
    await expect.poll(() => query(page)).toBe('make=Kia')

    await page.locator('summary', { hasText: 'Distance' }).click()
    await page.selectOption('select[name="distance"]', '25')
    await expect.poll(() => query(page)).toBe(`make=Kia&postcode=${NEAR}&distance=25`)
    await expect.poll(() => chips(page)).toEqual(['Kia', `Within 25 km of ${NEAR} Surfers Paradise`])
    await atRest(page)
    await postcode(page).fill('')
    await expect.poll(() => chips(page)).toEqual(['Kia'])
    await arrive(page, `${server.address(SITE)}/search`)
    expect(await postcode(page).inputValue()).toBe('')
    await page.context().close()
  })

  it('SEARCH-19 SEARCH-18 works without JavaScript', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false }, '/search?seats=7')
    await page.locator('summary', { hasText: 'Distance' }).click()
    await postcode(page).fill(NEAR)
    await page.selectOption('select[name="distance"]', '50')
    await page.locator('#filter-form button[type="submit"]', { hasText: 'Apply' }).click()
    await page.waitForURL(/distance=50/)
    expect(new URL(page.url()).searchParams.getAll('postcode')).toEqual([NEAR])
    await expect.poll(() => chips(page)).toContain(`Within 50 km of ${NEAR} Surfers Paradise`)
    expect(await page.locator('#sort option').allTextContents()).toContain('Nearest first')
    await page.context().close()
  })
})

function query(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search.slice(1))
}

async function chips(page: Page): Promise<string[]> {
  const texts = await page.locator('.chips li a:not(.link)').allTextContents()
  return texts.map((text) => text.replace(/^Remove\s*/, ''))
}

function postcode(page: Page) {
  return page.locator('fieldset[data-facet="distance"] input')
}

async function kilometres(page: Page): Promise<number[]> {
  const places = await page.locator('.results .card-place').allTextContents()
  return places.flatMap((place) => {
    const far = /(\d+) km away$/.exec(place)?.[1]
    return far ? [Number(far)] : []
  })
}
