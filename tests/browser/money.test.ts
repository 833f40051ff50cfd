import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../setup/proof.ts'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { reload } from './alive.ts'
import { atRest, boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { visiting } from './demonstration.ts'
import { shiftsSinceParsed, watchShifts, withoutTypefaces } from './layout-shifts.ts'

const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans']
const SITE = 'southside-cars'

describe('a price without government charges', () => {
  it('MONEY-3 shows an estimate with duty in the buyer’s state, which is remembered', async () => {
    const page = await visiting('meridian-motor-group')({ ...LOOKED_INTO, viewport: PHONE }, '/search')
    const cars = await page
      .locator('article:not([data-sold])')
      .evaluateAll((cards) =>
        cards
          .filter(({ textContent }) => textContent?.includes('Excl. government charges'))
          .map((card) => card.querySelector<HTMLAnchorElement>('a[href^="/cars/"]')?.href ?? ''),
      )
    expect(cars.length, 'cars priced without government charges').toBeGreaterThan(0)
    await page.goto(cars[0] ?? '')
    await page.locator('.gallery-counter [aria-live]').waitFor()
    await page.locator('.drive-away summary').click()
    await page.getByLabel('State').selectOption('NSW')
    await expect.poll(() => page.locator('.drive-away summary').innerText()).toMatch(/in NSW \$[\d,]+/)
    expect(await page.locator('.drive-away').innerText()).toMatch(/Not included: registration.*Revenue NSW, rates for/s)
    expect(await faultsOf(page)).toEqual([])
    await page.reload()
    await expect.poll(() => page.locator('.drive-away summary').innerText()).toMatch(/in NSW/)
    await page.context().close()
  })
})

describe('a buyer’s own price', () => {
  it('point 4: is the same on the card, the car, in a comparison and on a form, shifts nothing, and goes with ‘Forget’', async () => {
    const page = await visiting('meridian-motor-group')({ ...LOOKED_INTO, viewport: PHONE }, '/search')
    await page.evaluate(() => {
      localStorage.setItem('buyer-state', 'NSW')
      localStorage.setItem('repayment-plan', JSON.stringify({ deposit: '4000', trade_in: '9,000' }))
    })
    await withoutTypefaces(page)
    await watchShifts(page)
    await reload(page)
    const said = page.locator('.your-figures')
    await expect.poll(() => said.innerText()).toContain('Prices for you: NSW, $4,000 deposit, $9,000 trade-in')
    // A busy browser paints a half of the HTML alone: the header moves when the rest is parsed.
    expect(await shiftsSinceParsed(page)).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    const card = page.locator('article:has([data-story][data-repaid])').first()
    const [after = '', repaid = ''] = [
      await ofPlace(card, /after your trade-in$/),
      await ofPlace(card, /\$[\d,]+ \/ week/),
    ]
    const [id, href] = await card.evaluate((each) => [
      each.dataset.carId,
      each.querySelector('a')?.getAttribute('href'),
    ])
    expect([after, repaid]).not.toContain('')
    for (const path of [href ?? '', `/compare?cars=${id}`, `/book-test-drive?car_id=${id}`]) {
      await page.goto(new URL(path, page.url()).href)
      const main = page.locator('main')
      await expect.poll(() => ofPlace(main, /after your trade-in$/), { message: path }).toBe(after)
      expect(await ofPlace(main, /\$[\d,]+ \/ week/), path).toBe(repaid)
    }
    await page.getByRole('button', { name: 'Forget your figures' }).click()
    await expect.poll(() => page.locator('.price-story-mine').count()).toBe(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('buyer-state')
    await page.context().close()
  })
})

/** What the first place of prices says, as far as it matches; '' without it. */
async function ofPlace(within: Locator, words: RegExp): Promise<string> {
  const lines = await within
    .locator('.price-story-mine')
    .evaluateAll((each) => each.map((one) => (one as HTMLElement).innerText))
  const line = lines.flatMap((text) => text.split('\n')).find((text) => words.test(text))
  return words.exec(line ?? '')?.[0] ? (line ?? '').replace(/^Finance /, '') : ''
}

describe('a buyer works out repayments', () => {
  const open = visiting(SITE)

  async function openCar(options: Parameters<typeof open>[0], site = SITE): Promise<Page> {
    const page = await open(options, '/search', site)
    const car = page.locator('article:not([data-sold]):has([data-repayment]) a[href^="/cars/"]').first()
    await page.goto(new URL((await car.getAttribute('href')) ?? '', page.url()).href)
    return page
  }

  it('MONEY-1 A3 sees the weekly repayment with their own deposit in two steps from a car’s page', async () => {
    const page = await openCar({ viewport: PHONE })
    await page.locator('.gallery-counter [aria-live]').waitFor()
    await page.getByRole('link', { name: 'Work out your repayments' }).click()
    const dialog = page.getByRole('dialog', { name: 'Repayment calculator' })
    const before = await repayment(page)
    await dialog.getByRole('textbox', { name: 'Deposit' }).fill('8,000')
    await expect.poll(() => repayment(page)).not.toBe(before)
    expect(await repayment(page)).toMatch(/^\$[\d,]+ \/ week$/)
    await page.context().close()
  })

  it('MONEY-1 FIELD-4 by keyboard only opens it, chooses monthly, and returns to where they were', async () => {
    const page = await openCar({ ...LOOKED_INTO, viewport: DESKTOP })
    await page.locator('.gallery-counter [aria-live]').waitFor()
    const opener = page.getByRole('link', { name: 'Work out your repayments' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Repayment calculator' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('radio', { name: 'Weekly' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => repayment(page)).toMatch(/ \/ month$/)
    await page.getByRole('textbox', { name: 'Deposit' }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('999999')
    await expect.poll(() => page.locator('.calculator-result').innerText()).toMatch(/^Nothing to borrow: you’d have/)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('MONEY-1 without JavaScript fills in the form, and the address has the figures', async () => {
    const page = await openCar({ viewport: DESKTOP, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Work out your repayments' }).click()
    await page.waitForURL(/\/personalised\/finance\?car_id=/)
    await page.fill('[name="deposit"]', '8000')
    await page.selectOption('[name="months"]', '36')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await page.waitForURL(/deposit=8000/)
    const shown = await repayment(page)
    expect(shown).toMatch(/ \/ week$/)
    const share = await page.getByRole('link', { name: 'Share these figures' }).getAttribute('href')
    await page.goto(new URL(share ?? '', page.url()).href)
    expect(await repayment(page)).toBe(shown)
    expect(await page.inputValue('[name="months"]')).toBe('36')
    await page.context().close()
  })

  it('MONEY-1 FORM-14 carries the deposit, the value of a valuation and a booked time over, and shows cars at the repayment', async () => {
    const page = await openCar({ viewport: DESKTOP })
    await page.evaluate(() => {
      const valuation = { path: '/trade-in/x', vehicle: '2019 Mazda CX-5', figure: null, middle: '$12,500' }
      localStorage.setItem('valuation', JSON.stringify(valuation))
      const booked = { text: 'Saturday at 10:30 am', end: '2999-01-01T00:00:00.000Z' }
      localStorage.setItem('last-enquiry', JSON.stringify({ carId: null, category: 'Test Drive', booked }))
      localStorage.setItem('repayment-plan', JSON.stringify({ deposit: '4000', months: '48' }))
    })
    await page.goto(new URL('/finance', page.url()).href)
    await expect.poll(() => page.inputValue('[name="trade_in"]')).toBe('12500')
    expect(await page.inputValue('[name="deposit"]')).toBe('4000')
    const carried = page.getByRole('checkbox', { name: 'Include what you worked out here' })
    expect(await carried.isChecked()).toBe(true)
    expect(JSON.parse((await carried.getAttribute('value')) ?? '')).toEqual({
      trade_in: '2019 Mazda CX-5, $12,500',
      plan: '$4,000 deposit, 48 months',
      appointment: 'Saturday at 10:30 am',
    })
    await page.fill('.calculator [name="price"]', '38000')
    await expect.poll(() => page.locator('.calculator [data-repayment]').innerText()).toMatch(/\/ week/)
    await page.getByRole('link', { name: /^Show cars at \$[\d.,]+ a week$/ }).click()
    await page.waitForURL((url) => decodeURIComponent(url.search) === '?price=:38000')
    await page.context().close()
  })

  it.each(sampleOf(SITES, 2))(
    'MONEY-2 LAW-1 the calculator of %s prints the comparison rate as large and as dark as the repayment',
    async (site) => {
      const page = await open({ viewport: PHONE }, '/finance', site)
      expect(await lessProminent(page)).toEqual([])
      const calculator = await boxOf(page.locator('.calculator'))
      const form = await boxOf(page.locator('.lead-page-form'))
      expect(form.y, 'the form is below the calculator').toBeGreaterThanOrEqual(calculator.y + calculator.height)
      await page.context().close()
    },
  )

  // The third site's lender has no figures for caravans.
  it.each(sampleOf(SITES.slice(0, 2)))(
    'MONEY-2 LAW-1 %s prints the comparison rate as large and as dark as the repayment',
    async (site) => {
      const page = await open({ viewport: PHONE }, '/search', site)
      expect(await lessProminent(page)).toEqual([])
      const detail = await openCar({ viewport: PHONE }, site)
      expect(await lessProminent(detail)).toEqual([])
      expect(await detail.locator('[data-repayment]').first().innerText()).toContain('WARNING: This comparison rate')
      await detail.context().close()
      await page.context().close()
    },
  )

  it('MONEY-5 LAW-1 the car’s finance page has its estimate with the warning above the form', async () => {
    const page = await openCar({ ...LOOKED_INTO, viewport: DESKTOP })
    await page.goto(
      new URL(
        (await page.getByRole('link', { name: 'Work out your repayments' }).getAttribute('href')) ?? '',
        page.url(),
      ).href,
    )
    expect(await page.locator('.calculator-lenders').innerText()).toMatch(
      /Estimate for this car[\s\S]*Comparison rate/i,
    )
    expect(await faultsOf(page)).toEqual([])
    await page.context().close()
  })
})

/** The repayment of the calculator, '$147 / week'. */
function repayment(page: Page): Promise<string> {
  return page.locator('.calculator-result [data-repayment] p').first().innerText()
}

/** Repayments whose comparison rate is smaller, lighter or of another colour; none is expected, and at least one repayment. */
async function lessProminent(page: Page): Promise<readonly string[]> {
  await atRest(page)
  return page.locator('[data-repayment]').evaluateAll((claims) => {
    if (claims.length === 0) return ['no repayment on the page']
    return claims.flatMap((claim) => {
      const texts = [...claim.querySelectorAll('p, span')].filter(({ children }) =>
        [...children].every(({ tagName }) => tagName === 'A'),
      )
      const of = (words: RegExp) => texts.find(({ textContent }) => words.test(textContent ?? ''))
      const [amount, rate] = [of(/\$[\d,.]+ \/ /), of(/^Comparison rate [\d.]+% p\.a\./)]
      if (!amount || !rate) return ['a repayment without its comparison rate']
      const [a, r] = [getComputedStyle(amount), getComputedStyle(rate)]
      const isLess = Number.parseFloat(r.fontSize) < Number.parseFloat(a.fontSize) || r.fontWeight < a.fontWeight
      return isLess || r.color !== a.color || r.opacity !== a.opacity ? [`${rate.textContent} is less prominent`] : []
    })
  })
}
