import { describe, expect, it } from 'vitest'
import { sampleOf } from '../setup/proof.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { visiting } from './demonstration.ts'

const open = visiting('southside-cars', '/faqs')

describe('questions that open', () => {
  it('CONTENT-3 open and close by keyboard, in 300 ms and at once with reduced motion', async () => {
    const page = await open({ viewport: DESKTOP })
    const question = page.locator('details.faq').first()
    const answer = page.locator('.faq-answer').first()
    // What the styles declare: how long it takes depends on the machine.
    const durations = () =>
      question.evaluate((details) => {
        const parts = [
          getComputedStyle(details, '::details-content'),
          getComputedStyle(details.querySelector('summary') ?? details, '::after'),
        ]
        return [...new Set(parts.flatMap(({ transitionDuration }) => transitionDuration.split(', ')))]
      })
    expect(await durations()).toEqual(['0.3s'])
    await question.locator('summary').focus()
    await page.keyboard.press('Enter')
    await answer.waitFor()
    await page.keyboard.press('Space')
    await answer.waitFor({ state: 'hidden' })

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual(['0s'])
    await page.keyboard.press('Enter')
    await answer.waitFor()
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
