import type { Locator, Page } from 'playwright-core'

/** How a person works: with a mouse at a desk, with a finger on a phone, or with the keyboard alone. */
export type Way = 'desk' | 'phone' | 'keyboard'

/** What a person did: clicks, taps or presses, fields that they filled in or chose, and pages that came. */
export interface Counted {
  clicks: number
  fields: number
  pages: number
}

/** A person's hand: it does what they do on the page, and counts it. */
export interface Hand {
  readonly page: Page
  readonly way: Way
  click(target: Locator): Promise<void>
  /** Types, or chooses in a list of choices. */
  fill(target: Locator, value: string): Promise<void>
  /** Chooses files, which takes a press on the field. */
  choose(target: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void>
}

/** A hand that begins to count. `count`: what it did so far. With the keyboard, a control that takes no focus fails. */
export function handOf(page: Page, way: Way): { readonly hand: Hand; readonly count: Counted } {
  const count: Counted = { clicks: 0, fields: 0, pages: 0 }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count.pages += 1
  })
  const hand: Hand = {
    page,
    way,
    async click(target) {
      count.clicks += 1
      if (way !== 'keyboard') return way === 'phone' ? target.tap() : target.click()
      await target.focus()
      if (!(await target.evaluate((element) => element === document.activeElement)))
        throw new Error(`${String(target)} takes no focus`)
      const isTick = await target.evaluate((element) => element.matches('input[type=checkbox], input[type=radio]'))
      await page.keyboard.press(isTick ? 'Space' : 'Enter')
    },
    async fill(target, value) {
      count.fields += 1
      const isChoice = await target.evaluate((element) => element instanceof HTMLSelectElement)
      if (!isChoice) await target.fill(value)
      else await target.selectOption(/^\d$/.test(value) ? { index: Number(value) } : { label: value })
    },
    async choose(target, files) {
      count.clicks += 1
      await target.setInputFiles(files)
    },
  }
  return { hand, count }
}

export const button = (page: Page | Locator, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()

export const link = (page: Page | Locator, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()

export const summary = (page: Page, words: string) =>
  page.locator('summary', { hasText: words }).filter({ visible: true }).first()

export const text = async (found: Locator) => (await found.first().innerText()).replace(/\s+/g, ' ').trim().slice(0, 60)

export async function said(page: Page, words: string | RegExp): Promise<string> {
  const found = page.getByText(words).filter({ visible: true }).first()
  await found.waitFor()
  return text(found)
}
