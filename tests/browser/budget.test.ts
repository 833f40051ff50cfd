import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type BudgetTerms, budgetOf, weeklyOf } from '#domain/finance/budget.ts'
import { formatMoney } from '#domain/money.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { server, visiting } from './demonstration.ts'

const SITE = 'southside-cars'
/** The group's rate, without fees (sites/_groups/queensland-cars.json). */
const TERMS: BudgetTerms = { rate: 9.25, by: 'price' }
const price = (weekly: string, deposit: string) => budgetOf(weekly, deposit, TERMS)

describe('the budget finder', () => {
  const open = visiting(SITE, '/')

  it('MONEY-4 BUDGET-1 BUDGET-2 counts while typing, by keyboard only, and links to the counted cars', async () => {
    const page = await open({ viewport: DESKTOP })
    expect(await figure(page)).toBe(formatMoney(price('200', '2000')))
    expect(await page.locator('.budget-beside').textContent()).toContain('come to $54,000')
    await page.getByLabel('Weekly repayment').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('50')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('$7,000')
    await expect.poll(() => figure(page)).toBe(formatMoney(price('50', '7000')))
    await expect.poll(() => settled(page)).toBe(true)
    const counted = await button(page).textContent()

    await page.keyboard.press('Enter')
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(`?price=1001:${price('50', '7000')}`)
    await expect.poll(() => page.locator('[data-result-count]').first().textContent()).toMatch(/^\d/)
    const shown = Number.parseInt((await page.locator('[data-result-count]').first().textContent()) ?? '', 10)
    expect(counted).toBe(`Show ${shown} cars`)
    await page.context().close()
  })

  it('BUDGET-1 the slider moves by 500 and writes the weekly amount', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true })
    await page.getByRole('slider', { name: 'A car of up to' }).focus()
    await page.keyboard.press('ArrowRight')
    // What the fields buy, not the slider's own position (D-66).
    const weekly = await page.getByLabel('Weekly repayment').inputValue()
    expect(Number(weekly)).toBeGreaterThan(200)
    expect(await figure(page)).toBe(formatMoney(price(weekly, '2000')))
    await page.keyboard.press('End')
    const most = price(String(weeklyOf(250_000, '2000', TERMS)), '2000')
    expect(await figure(page)).toBe(formatMoney(most))
    await expect.poll(() => settled(page)).toBe(true)
    await button(page).click()
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(`?price=1001:${most}`)
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

  it('MONEY-4 LAW-1 says that it is an estimate and not a quote, with the comparison rate and its warning', async () => {
    const page = await open({ viewport: DESKTOP })
    expect(await page.locator('.budget').textContent()).toMatch(
      /comparison rate of 9\.25% p\.a\. over 5 years\. Not a quote or an offer of credit\..*WARNING: This comparison rate/,
    )
    await page.context().close()
  })

  it('A4 MONEY-4 remembers the weekly amount and the deposit for the next visit', async () => {
    const page = await open({ viewport: DESKTOP })
    await page.getByLabel('Weekly repayment').fill('250')
    await page.getByLabel('Deposit').fill('9000')
    await expect.poll(() => settled(page)).toBe(true)
    await page.goto(server.address(SITE))
    await expect.poll(() => figure(page)).toBe(formatMoney(price('250', '9000')))
    expect(await page.getByLabel('Weekly repayment').inputValue()).toBe('250')
    await page.context().close()
  })

  it('BUDGET-1 BUDGET-2 works without JavaScript', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false })
    await page.fill('[name="weekly"]', '1')
    await page.fill('[name="deposit"]', '100')
    await button(page).click()
    await page.waitForURL(/\/budget\?/)
    expect(await page.locator('.budget-go').textContent()).toContain('No cars found for this budget')

    await page.fill('[name="deposit"]', '20,000')
    await page.getByRole('button', { name: 'Work it out again' }).click()
    await page.waitForURL(/deposit=20/)
    expect(await figure(page)).toBe(formatMoney(price('1', '20000')))
    await button(page).click()
    await page.waitForURL(/\/search\?/)
    expect(decodeURIComponent(new URL(page.url()).search)).toBe(`?price=1001:${price('1', '20000')}`)
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
