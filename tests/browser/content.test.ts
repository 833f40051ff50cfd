import { describe, expect, it } from 'vitest'
import { sampleOf } from '../setup/proof.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { visiting } from './demonstration.ts'

const open = visiting('southside-cars', '/faqs')

describe('questions that open', () => {
  it('CONTENT-3 open by keyboard within 300 ms, and at once with reduced motion', async () => {
    const page = await open({ viewport: DESKTOP })
    const answer = page.locator('.faq-answer').first()
    // Read the duration at the start: on a busy machine the animation may be over before we look.
    await page
      .locator('details.faq')
      .first()
      .evaluate((details) => {
        details.addEventListener('transitionrun', () => {
          const times = details
            .getAnimations({ subtree: true })
            .map((each) => Number(each.effect?.getTiming().duration))
          details.dataset.longest = String(Math.max(Number(details.dataset.longest ?? 0), ...times))
        })
      })
    const longest = () => page.locator('details.faq').first().getAttribute('data-longest')
    await page.locator('details.faq summary').first().focus()
    await page.keyboard.press('Enter')
    await answer.waitFor()
    await expect.poll(longest).toBe('300')
    await page.keyboard.press('Space')
    await answer.waitFor({ state: 'hidden' })

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page
      .locator('details.faq')
      .first()
      .evaluate((details) => details.removeAttribute('data-longest'))
    await page.keyboard.press('Enter')
    await answer.waitFor()
    expect(Number(await longest())).toBeLessThan(1)
    await page.context().close()
  })

  it('CONTENT-3 an address with a question opens its answer', async () => {
    const page = await open({ viewport: PHONE }, '/faqs#has-it-been-in-a-crash')
    expect(await page.getByText('our sheet says which').isVisible()).toBe(true)
    expect(await page.getByText('Because there is no air').isVisible()).toBe(false)
    await page.context().close()
  })
})

const ARTICLES = [
  ['meridian-motor-group', '/blog/hybrid-or-plug-in'],
  ['southside-cars', '/blog/work-ute-cost-per-kilometre'],
  ['wattle-caravans', '/blog/what-can-your-car-tow'],
] as const

it.each(sampleOf(ARTICLES, 2))(
  'FIELD-5 every picture loads on the blog and an article of %s',
  async (site, article) => {
    for (const path of ['/blog', article]) {
      const page = await open({ viewport: PHONE }, path, site)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await expect
        .poll(() => page.evaluate(() => [...document.images].filter((image) => image.complete).length))
        .toBe(await page.evaluate(() => document.images.length))
      const broken = () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
      expect(await page.evaluate(broken), path).toEqual([])
      await page.context().close()
    }
  },
)
