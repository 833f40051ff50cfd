import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visiting } from '../demonstration.ts'

const SITE = 'southside-cars'
/** Its filters are a column beside the cars. */
const COLUMN = 'meridian-motor-group'
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const open = visiting(SITE)

describe('ASK-1 a search in a buyer’s own words', () => {
  it('shows cars and chips while the words are typed, and leaves them in the field until a filter is changed by hand', async () => {
    const page = await open({ viewport: DESKTOP })
    const box = page.locator('#keyword')
    await box.pressSequentially('7 seat hybrid for the family')
    await expect.poll(() => chips(page)).toEqual(['7 seats', 'Hybrid'])
    await expect.poll(() => search(page)).toBe('?query=7+seat+hybrid+for+the+family')
    expect(await box.inputValue()).toBe('7 seat hybrid for the family')
    expect(await count(page)).toBeGreaterThan(0)
    const whileTyping = await count(page)

    await page.keyboard.press('Enter')
    await expect.poll(() => search(page)).toBe('?seats=7&fuel=Hybrid&asked=7+seat+hybrid+for+the+family')
    expect(await chips(page)).toEqual(['7 seats', 'Hybrid'])
    expect(await count(page)).toBe(whileTyping)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('keyword')
    expect(await box.inputValue()).toBe('7 seat hybrid for the family')

    // The words are sent without the filters that they became.
    await box.fill('7 seat diesel')
    await page.keyboard.press('Enter')
    await expect.poll(() => search(page)).toBe('?seats=7&fuel=Diesel&asked=7+seat+diesel')
    await page.locator('.chips a.chip', { hasText: 'Diesel' }).click()
    await expect.poll(() => search(page)).toBe('?seats=7')
    await expect.poll(() => box.inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => box.inputValue()).toBe('7 seat diesel')
    await page.context().close()
  })

  it('takes a word that is deleted while typing out of the filters again', async () => {
    const page = await open({ viewport: DESKTOP })
    const box = page.locator('#keyword')
    await box.fill('7 seat hybrid')
    await expect.poll(() => chips(page)).toEqual(['7 seats', 'Hybrid'])
    await box.fill('7 seat')
    await expect.poll(() => chips(page)).toEqual(['7 seats'])
    await page.context().close()
  })

  it('adds words to what is chosen, and a chip that is removed stays removed', async () => {
    const page = await open({ viewport: PHONE }, '/search?seats=7&fuel=Hybrid')
    await page.locator('#keyword').fill('kluger under 60k')
    await page.keyboard.press('Enter')
    await expect.poll(() => chips(page)).toEqual(['‘kluger’', 'Price up to $60,000', '7 seats', 'Hybrid'])
    await expect.poll(() => search(page)).toContain('asked=')
    await page.locator('.chips a.chip', { hasText: 'Hybrid' }).click()
    await expect.poll(() => chips(page)).toEqual(['‘kluger’', 'Price up to $60,000', '7 seats'])
    await expect.poll(() => page.locator('#keyword').inputValue()).toBe('kluger')

    // Words typed just before are searched 0.3 s later, while the chip's own answer is still on its way.
    await page.route('**/search.data*', async (route) => {
      if (route.request().url().includes('grande')) return route.continue()
      await page.waitForRequest(/grande/)
      await route.abort().catch(() => {})
    })
    await page.locator('.chips a.chip', { hasText: '7 seats' }).evaluate((chip) => {
      const field = document.querySelector<HTMLInputElement>('#keyword')
      field?.select()
      document.execCommand('insertText', false, 'kluger grande')
      if (chip instanceof HTMLElement) chip.click()
    })
    await expect.poll(() => search(page)).toContain('query=kluger+grande')
    expect(search(page)).toContain('price=%3A60000')
    expect(search(page)).not.toContain('seats')
    await page.context().close()
  })

  it('ASK-2 names the words that were left out, and searches for exactly the words on request', async () => {
    const page = await open({ viewport: PHONE }, '/search?query=hybrid+gondola')
    const note = page.getByText('No match for ‘gondola’, so we left it out.')
    expect(await note.isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Search for these exact words' }).click()
    await expect.poll(() => count(page)).toBe(0)
    expect(await page.locator('#keyword').inputValue()).toBe('hybrid gondola')
    expect(await note.count()).toBe(0)
    await page.goBack()
    await expect.poll(() => chips(page)).toEqual(['Hybrid'])
    await page.context().close()
  })

  it('SEARCH-18 works without JavaScript, from the home page too', async () => {
    const page = await open({ viewport: PHONE, javaScriptEnabled: false }, '/')
    await page.fill('#quick-keyword', 'auto under 15k')
    await page.press('#quick-keyword', 'Enter')
    await page.waitForURL(/\/search\?/)
    expect(search(page)).toBe('?transmission=Automatic&price=:15000&asked=auto+under+15k')
    expect(await chips(page)).toEqual(['Price up to $15,000', 'Automatic'])
    await page.context().close()
  })

  it('B8 D-45 a budget above the dearest match stays when the next filter goes', async () => {
    const page = await open({ viewport: DESKTOP }, '/search?seats=7&fuel=Hybrid', COLUMN)
    const highest = page.locator('[name="price.to"]')
    const end = await page.getByRole('slider', { name: 'Price, highest' }).getAttribute('max')
    for (const budget of [end ?? '', '999000']) {
      await highest.fill(budget)
      await page.keyboard.press('Enter')
      await expect.poll(() => price(page)).toBe(`:${budget}`)
    }
    await page.locator('.chips a.chip', { hasText: 'Hybrid' }).click()
    await expect.poll(() => chips(page)).toEqual(['Price up to $999,000', '7 seats'])
    expect(price(page)).toBe(':999000')
    await page.context().close()
  })
})

const search = (page: Page) => new URL(page.url()).search
const price = (page: Page) => new URL(page.url()).searchParams.get('price')

async function chips(page: Page): Promise<readonly string[]> {
  const labels = await page.locator('.chips a.chip').allTextContents()
  return labels.map((label) => label.replace('Remove ', ''))
}

async function count(page: Page): Promise<number> {
  return Number(await page.locator('[data-result-count]').getAttribute('data-result-count'))
}
