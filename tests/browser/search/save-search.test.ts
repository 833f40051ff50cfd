import { describe, expect, it } from 'vitest'
import { arrive } from '../alive.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { inOwnTypefaces } from '../own-typefaces.ts'

/** One site of each template. */
const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans']
const SEARCHES = ['/search', '/search?price=:99000', '/search?price=1000:99000&year=2015:2026&car_type=Used']
const STATES = [PHONE, DESKTOP].flatMap((viewport) =>
  [true, false].map((javaScriptEnabled) => ({ viewport, width: viewport.width, javaScriptEnabled })),
)

describe.each(SITES)('ALERT-5 the head of the list of %s', (site) => {
  it.each(STATES)(
    'ALERT-5 shows all of ‘Save this search’ above the cars, and is no higher for it, at $width, with script: $javaScriptEnabled',
    async ({ viewport, javaScriptEnabled }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled })
      await inOwnTypefaces(context)
      const page = await context.newPage()
      for (const search of SEARCHES) {
        await arrive(page, server.address(site) + search)
        const save = page.getByRole('link', { name: 'Save this search' }).first()
        const isReached = await save.evaluate((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect()
          const corners = [
            [left + 1, top + 1],
            [right - 1, top + 1],
            [left + 1, bottom - 1],
            [right - 1, bottom - 1],
          ] as const
          return corners.map(([x, y]) => link.contains(document.elementFromPoint(x, y)))
        })
        expect(isReached, search).toEqual([true, true, true, true])
        const firstPrice = () =>
          page
            .locator('.results > li')
            .first()
            .evaluate((car) => car.getBoundingClientRect().top)
        const height = await save.evaluate((link) => link.getBoundingClientRect().height)
        expect(height, 'room for a finger').toBeGreaterThanOrEqual(44)
        const withLink = await firstPrice()
        expect(await save.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(withLink)
        await save.evaluate((link) => link.remove())
        expect(withLink, search).toBe(await firstPrice())
      }
      await context.close()
    },
  )
})
