import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { visiting } from './demonstration.ts'

const SITE = 'southside-cars'

describe('the budget finder', () => {
  const open = visiting(SITE, '/')

  it('BUDGET-1 BUDGET-2 counts while typing, by keyboard only, and links to the counted cars', async () => {
    const page = await open({ viewport: DESKTOP })
    expect(await figure(page)).toBe('$54,000')
    await page.getByLabel('Weekly repayment').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('50')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('$7,000')
    await expect.poll(() => figure(page)).toBe('$20,000')
    await expect.poll(() => settled(page)).toBe(true)
    const counted = await button(page).textContent()

    await page.keyboard.press('Enter')
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe('?price=1001:20000')
    await expect.poll(() => page.locator('[data-result-count]').first().textContent()).toMatch(/^\d/)
    const shown = Number.parseInt((await page.locator('[data-result-count]').first().textContent()) ?? '', 10)
    expect(counted).toBe(`${shown} cars Found`)
    await page.context().close()
  })

  it('BUDGET-1 the slider moves by 500 and writes the weekly amount', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    await page.getByRole('slider', { name: 'Your budget' }).focus()
    await page.keyboard.press('ArrowRight')
    // The total of the fields: 202 a week for 260 weeks, plus the deposit (D-66).
    expect(await figure(page)).toBe('$54,520')
    expect(await page.getByLabel('Weekly repayment').inputValue()).toBe('202')
    await page.keyboard.press('End')
    expect(await figure(page)).toBe('$250,040')
    await expect.poll(() => settled(page)).toBe(true)
    await button(page).click()
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe('?price=1001:250040')
    await page.context().close()
  })

  it('BUDGET-2 below the lowest price the button is disabled and says so', async () => {
    const page = await open({ viewport: DESKTOP })
    await page.getByLabel('Weekly repayment').fill('1')
    await page.getByLabel('Deposit').fill('0')
    await expect.poll(() => button(page).textContent()).toBe('0 cars Found')
    expect(await button(page).isDisabled()).toBe(true)
    expect(await page.locator('.budget-go').textContent()).toContain('No cars found for this budget')
    await page.context().close()
  })

  it('BUDGET-1 LAW-1 says that it is a calculation and not a quote', async () => {
    const page = await open({ viewport: DESKTOP })
    expect(await page.locator('.budget').textContent()).toContain('It is not a quote or an offer of credit.')
    await page.context().close()
  })

  it('BUDGET-1 BUDGET-2 works without JavaScript', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false })
    await page.fill('[name="weekly"]', '1')
    await page.fill('[name="deposit"]', '100')
    await button(page).click()
    await page.waitForLoadState()
    expect(new URL(page.url()).pathname).toBe('/budget')
    expect(await page.locator('.budget-go').textContent()).toContain('No cars found for this budget')

    await page.fill('[name="deposit"]', '20,000')
    await page.getByRole('button', { name: 'Count again' }).click()
    await page.waitForLoadState()
    expect(await figure(page)).toBe('$20,260')
    await button(page).click()
    await page.waitForLoadState()
    expect(decodeURIComponent(new URL(page.url()).search)).toBe('?price=1001:20260')
    await page.context().close()
  })
})

function figure(page: Page): Promise<string | null> {
  return page.locator('.budget-figure').textContent()
}

function button(page: Page) {
  return page.locator('.budget-go .button-primary')
}

/** Whether the count on the button matches the figures. */
async function settled(page: Page): Promise<boolean> {
  return (await page.locator('.budget-go').getAttribute('aria-busy')) === 'false'
}
