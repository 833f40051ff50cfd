import { afterAll, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { faultsOfEveryPage } from './every-page.ts'
import { withTemplate } from './other-template.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

const [dealer] = SITES
const server = await withTemplate(dealer.site, 'market')
afterAll(() => server.stop())

it(`LOOK-4 FIELD-4 ${dealer.site} in Market, without another edit: axe finds nothing, nothing overflows, nothing moves`, async () => {
  expect(await faultsOfEveryPage(dealer, server)).toEqual([])
})

it.each([
  ['a phone', PHONE, 4],
  ['a desktop', DESKTOP, 6],
] as const)('LOOK-7 Market shows many cars of a listing at once on %s', async (_, viewport, least) => {
  const page = await browser.newPage({ viewport })
  await inOwnTypefaces(page.context())
  await arrive(page, `${server.address(dealer.site)}/search`)
  const last = await boxOf(page.locator('.results .card-figure').nth(least - 1))
  expect(last.y + last.height).toBeLessThanOrEqual(viewport.height)
  await page.close()
})

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('CARD-1 Market shows the kilometres of each car of a listing whole on %s', async (_, viewport) => {
  const page = await browser.newPage({ viewport })
  await inOwnTypefaces(page.context())
  await arrive(page, `${server.address(dealer.site)}/search?condition=Used`)
  const { shown, cut } = await page.locator('.results').evaluate(kilometres)
  expect(shown).toBeGreaterThan(10)
  expect(cut).toEqual([])
  await page.close()
})

/** In the page: how many cards have kilometres, and those that any box cuts, an ellipsis included. */
function kilometres(results: Element): { readonly shown: number; readonly cut: readonly string[] } {
  const facts = [...results.querySelectorAll('.card-attributes li')].filter((fact) => /\d km$/.test(fact.textContent))
  const isCut = (fact: Element) => {
    const words = document.createRange()
    words.selectNodeContents(fact)
    const inner = words.getBoundingClientRect()
    for (let box: Element | null = fact; box && box !== results; box = box.parentElement) {
      const outer = box.getBoundingClientRect()
      const cuts = box === fact || getComputedStyle(box).overflow !== 'visible'
      const isWithin =
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1
      if (cuts && !isWithin) return true
    }
    return inner.width === 0
  }
  const named = (fact: Element) => `${fact.closest('article')?.ariaLabel}: ${fact.textContent}`
  return { shown: facts.length, cut: facts.filter(isCut).map(named) }
}
