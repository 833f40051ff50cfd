import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from '../browser.ts'
import { visiting } from '../demonstration.ts'

const SITE = 'meridian-motor-group'

describe('narrowing the listing by hand', () => {
  const open = visiting(SITE)

  it('SEARCH-1 SEARCH-11 two quick choices both apply, and Back removes the last one', async () => {
    const page = await open({ viewport: DESKTOP })
    await tick(page, 'make', 'Toyota').click()
    await tick(page, 'make', 'Kia').click()
    await expect.poll(() => query(page)).toBe('make=Toyota&make=Kia')
    await expect.poll(() => chips(page)).toEqual(['Toyota', 'Kia'])

    await page.locator('.chips a', { hasText: 'Kia' }).click()
    await expect.poll(() => query(page)).toBe('make=Toyota')
    await page.goBack()
    await expect.poll(() => tick(page, 'make', 'Kia').locator('input').isChecked()).toBe(true)
    await page.context().close()
  })

  it('SEARCH-10 the slider works by keyboard and by typing, and the focus stays on its thumb', async () => {
    const page = await open({ viewport: DESKTOP })
    await page.fill('[name="price.to"]', '40,000')
    await page.press('[name="price.to"]', 'Enter')
    await expect.poll(() => query(page)).toBe('price=:40000')

    const thumb = page.getByRole('slider', { name: 'Price, highest' })
    await thumb.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => query(page)).toBe('price=:39000')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Price, highest')

    await page.fill('[name="price.from"]', '90000')
    await page.press('[name="price.from"]', 'Enter')
    await expect.poll(() => query(page), { message: 'ends the wrong way round are turned' }).toBe('price=39000:90000')
    await expect.poll(() => page.inputValue('[name="price.from"]')).toBe('39000')
    expect(await page.inputValue('[name="price.to"]')).toBe('90000')
    await page.context().close()
  })

  it('SEARCH-10 A19 what no number is stays in its box with a sentence, and filters nothing', async () => {
    const page = await open({ viewport: DESKTOP })
    const price = page.locator('details', { has: page.getByRole('slider', { name: 'Price, highest' }) })
    const [from, to] = [price.getByLabel('From'), price.getByLabel('To', { exact: true })]
    await to.fill('20k')
    await to.press('Enter')
    await expect.poll(() => query(page)).toBe('price=:20000')
    await to.fill('twenty')
    await to.press('Enter')
    await price.getByText('We can’t read ‘twenty’ as a price.').waitFor()
    expect(await readable(page, 'We can’t read'), 'once, at the box').toBe(1)
    expect([await to.inputValue(), await to.getAttribute('aria-invalid')]).toEqual(['twenty', 'true'])
    await from.fill('99999999')
    await from.press('Enter')
    await price.getByText(/Nothing here goes above \$[\d,]+\./).waitFor()
    expect(await from.inputValue()).toBe('99999999')
    // Another choice keeps what is typed, and the end that counts.
    await tick(page, 'make', 'Toyota').click()
    await expect.poll(() => query(page)).toBe('make=Toyota&price=:20000')
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['99999999', 'twenty'])
    await to.fill('30000')
    await to.press('Enter')
    await expect.poll(() => query(page)).toBe('make=Toyota&price=:30000')
    expect(await page.getByText('We can’t read').count()).toBe(0)
    await page.context().close()
  })

  it('A19 on a phone the sentence about an unreadable price is in view above ‘Show’, without scrolling', async () => {
    const page = await open({ viewport: PHONE })
    await page.getByRole('button', { name: 'Filters' }).first().click()
    const to = page.locator('fieldset[data-facet=price]').getByLabel('To', { exact: true })
    // At the bottom edge of the screen: anything below it is under the bar.
    await to.evaluate((input) => input.scrollIntoView({ block: 'end' }))
    await to.fill('twenty')
    await to.press('Enter')
    const sentence = page.locator('#filters').getByText('We can’t read ‘twenty’ as a price.')
    await sentence.waitFor()
    const bottom = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom)
    const bar = await page.locator('#filters .panel-foot').evaluate((foot) => foot.getBoundingClientRect().top)
    await expect.poll(() => bottom(sentence)).toBeLessThanOrEqual(bar)
    await page.locator('.filters .panel-foot .button-primary').click()
    await expect.poll(() => sentence.isVisible()).toBe(false)
    expect(await readable(page, 'We can’t read ‘twenty’ as a price.'), 'above the list, once they are closed').toBe(1)
    // The filter may be closed by hand meanwhile.
    const filter = page.locator('details', { has: page.locator('fieldset[data-facet=price]') })
    await filter.evaluate((details) => details.removeAttribute('open'))
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect.poll(() => to.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await to.isVisible()).toBe(true)
    const left = page.locator('.filters .panel-foot').getByText('Left out: ‘twenty’')
    expect(await left.isVisible(), 'beside the number of cars').toBe(true)
    await to.fill('30k')
    await to.press('Enter')
    await expect.poll(() => query(page)).toBe('price=:30000')
    await expect.poll(() => left.count()).toBe(0)
    await page.context().close()
  })

  it('A19 on a phone of a site whose filters are a row, each sentence leads to its box', async () => {
    const page = await open({ viewport: PHONE }, '/search?price=twenty:&km.to=low', 'southside-cars')
    for (const [index, facet] of ['price', 'km'].entries()) {
      await page.getByRole('button', { name: 'Change it' }).nth(index).click()
      const box = page.locator(`fieldset[data-facet=${facet}] [aria-invalid]`)
      await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await box.isVisible()).toBe(true)
      await page.locator('.filters .panel-foot .button-primary').click()
    }
    await page.context().close()
  })

  it.each([PHONE, DESKTOP])(
    'A19 where filters are a row, an unreadable end of an address opens nothing over the page, and a link opens it, at $width',
    async (viewport) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await open({ viewport, javaScriptEnabled }, '/search?price=twenty:', 'southside-cars')
        const box = page.locator('fieldset[data-facet=price]').getByLabel('From')
        const sentence = page.locator('.unread-boxes')
        expect(await box.evaluate(isOnTop)).toBe(false)
        expect(await sentence.evaluate(isOnTop)).toBe(true)
        await sentence.getByText('Change it').locator('visible=true').click()
        if (javaScriptEnabled || viewport === DESKTOP) {
          await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
          await expect.poll(() => box.evaluate(whatIsOver)).toBe('nothing')
        }
        await page.context().close()
      }
    },
  )

  it('A19 on a phone where filters are a row, they open with the box that cannot be read', async () => {
    const page = await open({ viewport: PHONE }, '/search?price=twenty:&postcode=9998', 'southside-cars')
    await page.locator('.toolbar [popovertarget=filters]').click()
    const box = page.locator('fieldset[data-facet=price]').getByLabel('From')
    await expect.poll(() => box.evaluate(isOnTop)).toBe(true)
    await page.context().close()
  })

  it('SEARCH-11 on a phone the chips and ‘Clear all’ are one row, which scrolls', async () => {
    const page = await open({ viewport: PHONE }, '/search?make=Toyota&make=Kia&price=:60000')
    const row = page.locator('nav.chips')
    const tops = await row.locator('a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops, 'three chips, ‘Save this search’ and ‘Clear all’').toHaveLength(5)
    expect(new Set(tops).size).toBe(1)
    const clear = row.getByRole('link', { name: 'Clear all' })
    const isScrollable = () => row.evaluate((all) => all.scrollWidth > all.clientWidth)
    expect(await isScrollable()).toBe(true)
    await expect(clear.evaluate(isOnTop)).resolves.toBe(true)
    await row.evaluate((all) => all.scrollTo(all.scrollWidth, 0))
    await expect.poll(() => clear.evaluate(isOnTop)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.context().close()
  })

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'A19 U-10 on %s what a link asks in vain is one thought: its sentences are close together',
    async (_w, viewport) => {
      const page = await open({ viewport, javaScriptEnabled: false }, '/search?price=twenty:&bodyType=x')
      const gap = await page.locator('.unread-boxes').evaluate((first) => {
        const [, second] = first.parentElement?.children ?? []
        const textOf = (element: Element | undefined) => {
          const range = document.createRange()
          range.selectNodeContents(element?.firstChild ?? document)
          return range.getBoundingClientRect()
        }
        return textOf(second).top - textOf(first).bottom
      })
      // On a phone the line above is as high as a finger.
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThanOrEqual(14)
      expect(await page.getByText('We didn’t understand part of this link').count()).toBe(1)
      await page.context().close()
    },
  )

  it('SEARCH-18 A19 without script a phone says on its first screen which boxes it cannot read', async () => {
    const page = await open({ viewport: PHONE, javaScriptEnabled: false }, '/search?price.from=twenty&km.to=low')
    for (const said of ['We can’t read ‘twenty’ as a price.', 'We can’t read ‘low’ as an odometer reading.']) {
      const bottom = await page
        .locator('.unread-boxes', { hasText: said })
        .evaluate((line) => line.getBoundingClientRect().bottom)
      expect(bottom, said).toBeLessThanOrEqual(PHONE.height)
    }
    await page.getByRole('button', { name: 'Change it' }).first().click()
    expect(await page.locator('fieldset[data-facet=price]').getByLabel('From').isVisible()).toBe(true)
    expect(await page.locator('.filters .panel-foot').innerText()).toContain('Left out: ‘twenty’, ‘low’')
    await page.context().close()
  })

  it('A19 a desk whose filters are a row says it above the list once the box’s filter is closed', async () => {
    const page = await open({ viewport: DESKTOP }, '/search', 'southside-cars')
    const price = page.locator('details', { has: page.locator('fieldset[data-facet=price]') })
    await price.locator('summary').click()
    await price.getByLabel('From').fill('twenty')
    await price.getByLabel('From').press('Enter')
    await price.getByText('We can’t read ‘twenty’ as a price.').waitFor()
    expect(await readable(page, 'We can’t read')).toBe(1)
    await price.locator('summary').click()
    await expect.poll(() => price.getAttribute('open')).toBe(null)
    await expect.poll(() => readable(page, 'We can’t read')).toBe(1)
    expect(await price.getByText('We can’t read').evaluate((sentence) => sentence.checkVisibility())).toBe(false)
    await page.context().close()
  })

  it('SEARCH-18 A19 without script a typed end counts, and what no number is stays in its box', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false })
    await page.fill('[name="price.from"]', 'twenty')
    await page.fill('[name="price.to"]', '30k')
    await page.press('[name="price.to"]', 'Enter')
    await page.waitForURL(/price/)
    await expect.poll(() => chips(page)).toEqual(['Price up to $30,000'])
    expect(await page.inputValue('[name="price.from"]')).toBe('twenty')
    // The box may be below the first screen.
    const above = page.locator('main').getByText('We can’t read ‘twenty’ as a price.').last()
    const bottom = await above.evaluate((line) => (line.checkVisibility() ? line.getBoundingClientRect().bottom : null))
    expect(bottom).toBeLessThanOrEqual(DESKTOP.height)
    await page.context().close()
  })

  it('SEARCH-11 a price that is being typed stays when the answer to an earlier choice arrives', async () => {
    const page = await open({ viewport: DESKTOP })
    const answers = await heldAnswers(page)
    await tick(page, 'make', 'Toyota').click()
    const answer = await answers.next()
    await page.fill('[name="price.to"]', '40,000')
    await answer.continue()
    await expect.poll(() => chips(page)).toEqual(['Toyota'])
    expect(await page.inputValue('[name="price.to"]')).toBe('40,000')
    await page.press('[name="price.to"]', 'Enter')
    await (await answers.next()).continue()
    await expect.poll(() => query(page)).toBe('make=Toyota&price=:40000')
    await page.context().close()
  })

  it('SEARCH-11 a chip that is pressed while another goes, or a filter is chosen, takes only itself away', async () => {
    const page = await open({ viewport: DESKTOP }, '/search?make=Toyota&fuel=Hybrid&fuel=Petrol')
    const answers = await heldAnswers(page)
    const chip = (text: string) => page.locator('.chips li a.chip', { hasText: text })
    await chip('Petrol').click()
    const first = await answers.next()
    await chip('Hybrid').click()
    const second = await answers.next()
    await tick(page, 'make', 'Kia').click()
    const third = await answers.next()
    await chip('Toyota').click()
    const last = await answers.next()
    for (const answer of [first, second, third, last]) await answer.continue().catch(() => {})
    await expect.poll(() => chips(page)).toEqual(['Kia'])
    expect(query(page)).toBe('make=Kia')
    await page.context().close()
  })

  it('SEARCH-11 SEARCH-13 typing searches without leaving the box, and the search is offered again', async () => {
    const page = await open({ viewport: DESKTOP })
    await page.locator('#keyword').pressSequentially('hybrid')
    await expect.poll(() => query(page)).toBe('query=hybrid')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('keyword')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('["hybrid"]')
    await page.locator('#keyword').fill('')
    await expect.poll(() => page.getByRole('option', { name: 'hybrid' }).isVisible()).toBe(true)
    await page.context().close()
  })

  it('SEARCH-11 a failed search leaves the last results and offers to try again', async () => {
    const page = await open({ viewport: DESKTOP })
    await page.route('**/search.data*', (route) => route.abort())
    const before = await page.locator('article').count()
    await tick(page, 'make', 'Mazda').click()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Try again')
    expect(await page.locator('article').count()).toBe(before)
    await page.unroute('**/search.data*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => chips(page)).toEqual(['Mazda'])
    await page.context().close()
  })

  it('returns from a car to the same place, with focus on the same link, without a new document', async () => {
    const page = await open({ viewport: DESKTOP })
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    const link = page.locator('article .card-link').nth(9)
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    const href = await link.getAttribute('href')
    await link.click()
    await page.waitForURL(/\/cars\//)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    expect(documents).toBe(0)
    await page.context().close()
  })

  it('SEARCH-18 without JavaScript the filters are a form with a button', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false })
    const all = await count(page)
    await tick(page, 'make', 'Toyota').click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/make=Toyota/)
    await expect.poll(() => count(page)).toBeLessThan(all)
    expect(await tick(page, 'make', 'Toyota').locator('input').isChecked()).toBe(true)
    await page.context().close()
  })

  it('on a phone the filters cover the page, and their button counts what they leave', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    const all = await count(page)
    await page.locator('.toolbar [popovertarget=filters]').tap()
    await tick(page, 'make', 'Toyota').tap()
    await expect.poll(() => query(page)).toBe('make=Toyota')
    await expect.poll(() => count(page)).toBeLessThan(all)
    const show = page.locator('.filters .panel-foot .button-primary')
    await expect.poll(() => show.textContent()).toBe(`Show ${await page.locator('[data-result-count]').textContent()}`)
    await show.tap()
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(false)
    await page.context().close()
  })
})

/** Answers to searches, which wait until the test lets each go on. */
async function heldAnswers(page: Page): Promise<{ next(): Promise<Route> }> {
  const held: Route[] = []
  await page.route('**/search.data*', (route) => void held.push(route))
  return {
    async next() {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      return held.shift() as Route
    },
  }
}

function tick(page: Page, facet: string, value: string) {
  return page.locator(`fieldset[data-facet=${facet}] label:has(input[value="${value}"])`)
}

/** Whether nothing lies over the beginning of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + 40, y + height / 2))
}

/** Says what hides an element; it was hidden twice in a gate (November 2026), and nobody knows by what. */
function whatIsOver(element: Element): string {
  const { x, y, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + 40, y + height / 2)
  if (element.contains(top)) return 'nothing'
  const { open } = element.closest('details') ?? {}
  return `${top?.tagName}.${top?.className} at ${x}, ${y}, scrolled ${scrollY}, open ${open}, focus ${document.activeElement?.tagName}`
}

/** How often people see a text. */
function readable(page: Page, text: string): Promise<number> {
  return page.getByText(text).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)
}

function query(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search.slice(1))
}

async function chips(page: Page): Promise<string[]> {
  const texts = await page.locator('.chips li a.chip').allTextContents()
  return texts.map((text) => text.replace('Remove ', ''))
}

async function count(page: Page): Promise<number> {
  return Number(await page.locator('[data-result-count]').getAttribute('data-result-count'))
}
