import { expect, it } from 'vitest'
import { arrive } from '../alive.ts'
import { DESKTOP } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { firstCar } from '../first-car.ts'

const SITE = 'southside-cars'

it.each(['/search', '/faqs', '/cars'])(
  'D-69 CONTENT-3 the parts that open below %s do so in 300 ms, and at once where less motion is asked for',
  async (path) => {
    const page = await browser.newPage({ viewport: DESKTOP })
    const site = server.address(SITE)
    await arrive(page, site + (path === '/cars' ? await firstCar(site) : path))
    const parts = page.locator('main details')
    const durations = () =>
      parts.evaluateAll((all) => [
        ...new Set(all.flatMap((each) => getComputedStyle(each, '::details-content').transitionDuration.split(', '))),
      ])
    expect(await parts.count()).toBeGreaterThan(0)
    expect(await durations()).toEqual(['0.3s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual(['0s'])
    await page.close()
  },
)
