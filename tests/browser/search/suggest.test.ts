import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../setup/proof.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { arrive } from '../alive.ts'
import { atRest } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server, visiting } from '../demonstration.ts'
import { carsFound } from '../first-car.ts'

const SITE = 'southside-cars'

describe('suggestions while typing', () => {
  const open = visiting(SITE)

  it('SEARCH-6 ROUTE-2 finds a model’s page by keyboard only: arrows, Home, End, Escape, Enter', async () => {
    const page = await open({ viewport: DESKTOP })
    const box = page.getByRole('combobox', { name: 'Search by make, model or keyword' })
    await box.focus()
    await page.keyboard.type('toyo')
    await expect.poll(() => options(page)).toContain('Toyota HiLux')
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^\d+ suggestions$/)

    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page)).toBe('Toyota')
    await page.keyboard.press('End')
    await expect.poll(() => active(page)).toBe('All results for ‘toyo’')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page), { message: 'past the last is the field itself' }).toBeNull()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await expect.poll(() => active(page)).toBe('Toyota')

    await page.keyboard.press('Escape')
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
    expect(await box.inputValue(), 'the first Escape keeps the words').toBe('toyo')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page)).toMatch(/^Toyota ./)
    const model = await active(page)
    const count = await page.locator('[role=option][aria-selected=true] .suggestion-note').textContent()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/search\/toyota\/./)
    await expect.poll(() => page.locator('h1').textContent()).toContain(model?.replace('Toyota ', '') ?? '')
    await expect.poll(() => page.locator('[data-result-count]').textContent()).toBe(count)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName), { message: 'it is read from its heading' })
      .toBe('h1')
    await page.context().close()
  })

  it('SEARCH-11 requests suggestions 300 ms after the last key, and drops an outdated answer', async () => {
    const page = await open({ viewport: DESKTOP })
    const asked: string[] = []
    const [overtaken, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/suggestions*', async (route) => {
      const words = new URL(route.request().url()).searchParams.get('q') ?? ''
      asked.push(words)
      // The first answer arrives long after the second.
      if (words === 'kia') await overtaken.promise
      await route.continue().catch(() => {})
      if (words === 'kia') late.resolve()
    })
    const box = page.locator('#keyword')
    await box.focus()
    // The code of the list loads on focus, and the letters are for it.
    await page.locator('form:has(#keyword) p[role=status]').waitFor({ state: 'attached' })
    // The page's own clock: a busy machine types more slowly than a person.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const key of 'kia') {
      await page.keyboard.press(key)
      await page.clock.runFor(40)
    }
    await page.clock.runFor(259)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked).toEqual(['kia'])
    await page.clock.resume()
    await box.fill('mazda')
    await expect.poll(() => options(page)).toContain('Mazda')
    overtaken.resolve()
    await late.promise
    expect(asked).toEqual(['kia', 'mazda'])
    expect(await options(page)).not.toContain('Kia')
    await page.context().close()
  })

  it('FIELD-4 the focus stays in the field if the visitor types before a followed suggestion’s page is there', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    await page.evaluate(() => localStorage.setItem('recent-searches', '["hilux"]'))
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    await page.route('**/search.data?query=hilux*', async (route) => {
      asked.resolve()
      await answer.promise
      await route.continue()
    })
    const box = page.locator('#keyword')
    await box.tap()
    await page.getByRole('option', { name: 'hilux', exact: true }).tap()
    await asked.promise
    await box.fill('ranger')
    answer.resolve()
    await expect.poll(() => new URL(page.url()).search).toBe('?query=ranger')
    await atRest(page)
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('SEARCH-13 offers recent searches in the empty box, and they can be cleared', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    await page.evaluate(() => localStorage.setItem('recent-searches', '["hilux sr5","ev","kia","ute","suv","six"]'))
    await page.locator('#keyword').tap()
    await expect.poll(() => options(page)).toEqual(['hilux sr5', 'ev', 'kia', 'ute', 'suv', 'Clear recent searches'])
    await atRest(page)
    const heights = await page
      .locator('[role=option]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

    await page.getByRole('option', { name: 'hilux sr5', exact: true }).tap()
    await expect.poll(() => new URL(page.url()).search).toBe('?query=hilux%20sr5')
    await expect.poll(() => page.inputValue('#keyword')).toBe('hilux sr5')
    // The focus follows after the address, and `fill` ends with a key, which goes to what has the focus then.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.locator('#keyword').fill('')
    // Wait for the listing to follow the emptied box; a list opened earlier would move under the finger.
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => options(page)).toContain('Clear recent searches')
    await page.getByRole('option', { name: 'Clear recent searches' }).tap()
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    await page.context().close()
  })

  it('SEARCH-13 who goes on before the answer is there keeps the focus', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    await page.evaluate(() => localStorage.setItem('recent-searches', '["hilux sr5"]'))
    const box = page.locator('#keyword')
    await box.tap()
    const answer = Promise.withResolvers<void>()
    await page.route('**/search.data*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.getByRole('option', { name: 'hilux sr5', exact: true }).tap()
    await box.tap()
    answer.resolve()
    await expect.poll(() => new URL(page.url()).search).toBe('?query=hilux%20sr5')
    await atRest(page)
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('SEARCH-6 a stock number is a search while typed, and redirects to its car when submitted', async () => {
    const page = await open({ viewport: DESKTOP })
    const car = await anyCar()
    await page.locator('#keyword').pressSequentially(car.stocknum.toLowerCase())
    await expect.poll(() => new URL(page.url()).search).toBe(`?query=${car.stocknum.toLowerCase()}`)
    await expect.poll(() => options(page).then((all) => all[0])).toContain(car.make)
    expect(new URL(page.url()).pathname).toBe('/search')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cars\//)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/search')
    await page.context().close()
  })

  it('SEARCH-6 SEARCH-18 a plate redirects to its car without JavaScript, from the home page too', async () => {
    const page = await open({ viewport: PHONE, javaScriptEnabled: false }, '/')
    const car = await anyCar()
    await page.fill('#quick-keyword', ` ${car.regplate.slice(0, 3)} ${car.regplate.slice(3)}`)
    await page.press('#quick-keyword', 'Enter')
    await page.waitForURL(/\/cars\//)
    await expect.poll(() => page.locator('main[data-car-id]').count()).toBe(1)
    await page.context().close()
  })

  it('the listing loads suggestions only when needed, and searches without them if they fail to load', async () => {
    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await arrive(page, `${server.address(SITE)}/search`)
    expect(asked.filter((url) => url.includes('suggestions'))).toEqual([])
    await page.route('**/*suggestions*', (route) => route.abort())
    await page.locator('#keyword').pressSequentially('kia')
    await expect.poll(() => new URL(page.url()).search).toBe('?query=kia')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await context.close()
  })

  it.each(sampleOf(['southside-cars', 'meridian-motor-group', 'wattle-caravans']))(
    'FIELD-4 axe finds nothing on the open list of %s',
    async (site) => {
      for (const [viewport, path, id] of [
        [PHONE, '/search', '#keyword'],
        [PHONE, '/', '#quick-keyword'],
        [DESKTOP, '/', '#home-keyword'],
      ] as const) {
        const page = await open({ viewport, ...LOOKED_INTO }, path, site)
        await page.evaluate(() => localStorage.setItem('recent-searches', '["ghost", "toyota"]'))
        await page.locator(id).pressSequentially(site === 'wattle-caravans' ? 'gho' : 'toy')
        await expect.poll(async () => (await options(page)).length).toBeGreaterThan(2)
        await page.keyboard.press('ArrowDown')
        expect(await faultsOf(page, `form:has(${id})`)).toEqual([])
        await page.context().close()
      }
    },
  )
})

/** A used car of the listing with both numbers. */
async function anyCar(): Promise<Numbered & { readonly regplate: string }> {
  const cars = await carsFound<Numbered>(server.address(SITE), '?car_type=used&status=in_stock')
  const car = cars.find(({ regplate }) => regplate !== null)
  if (!car?.regplate) throw new Error('No car of the demonstration has a plate.')
  return { ...car, regplate: car.regplate }
}

interface Numbered {
  readonly make: string
  readonly stocknum: string
  readonly regplate: string | null
}

function options(page: Page): Promise<string[]> {
  return page.locator('[role=option] > span:first-of-type').allTextContents()
}

/** The field's active option. */
async function active(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    const option = id ? document.getElementById(id) : null
    return option?.getAttribute('aria-selected') === 'true' ? (option.querySelector('span')?.textContent ?? '') : null
  })
}
