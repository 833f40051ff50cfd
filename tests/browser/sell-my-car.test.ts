import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ADJUSTMENT_QUESTIONS } from '#domain/trade-in/adjustments.ts'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { arrive } from './alive.ts'
import { PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { fillPerson } from './fill-person.ts'

const SITE = 'southside-cars'

describe('selling a car, on a phone', () => {
  it('TRADE-1 FORM-7 FIELD-4 by touch and keyboard: an error, the questions, a figure, an offer, accepted; event 18', async () => {
    const { page, faults } = await open('/sell-my-car')
    const found: string[] = []
    const lookInto = async () => found.push(...(await faultsOf(page)))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Enter the make.' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('value-make')
    // Scroll the button clear of the bar at the bottom of the screen.
    await page
      .getByRole('button', { name: 'Continue' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await lookInto()
    await describeCar(page, '2021', '60,000')

    for (const [at, { question, answers }] of ADJUSTMENT_QUESTIONS.entries()) {
      await page.getByText(`Question ${at + 1} of ${ADJUSTMENT_QUESTIONS.length}`).waitFor()
      // The next question's heading has the focus.
      if (at > 0)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe(question.replace('{tyre}', 'tyre'))
      if (at === 0) await lookInto()
      const answer = page.getByRole('button', { name: answers[0]?.label ?? '' })
      await answer.focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { name: 'Estimated value' }).waitFor()
    // D-62
    const answers = ADJUSTMENT_QUESTIONS.map(() => 'proceed')
    await expect
      .poll(async () => (await outcomes(page, 'trade')).filter((outcome) => outcome !== 'viewed'))
      .toEqual(['start', ...answers])
    expect(await page.locator('.valuation-figure').textContent()).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
    await lookInto()

    // GARAGE-6: a later visit continues there.
    await page.goto(`${server.address(SITE)}/trade-in`)
    await page.getByRole('link', { name: /Continue with your 2021 Toyota HiLux/ }).click()
    await page.getByRole('link', { name: 'Get my offer' }).click()
    await page.getByRole('button', { name: 'See my offer' }).waitFor()
    await fill(page)
    await lookInto()
    await page.getByRole('button', { name: 'See my offer' }).click()
    await page.getByRole('heading', { name: 'Our offer' }).waitFor()
    await lookInto()
    await page.getByRole('button', { name: 'Accept this offer' }).click()
    await page.getByRole('heading', { level: 1, name: 'You’ve accepted our offer' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'dataLayer')))
      .toContainEqual(expect.objectContaining({ event: 'asc_form_submission', event_id: 18 }))
    await expect.poll(async () => (await outcomes(page, 'trade')).at(-1), { message: 'D-62' }).toBe('finished')
    expect(found).toEqual([])
    // The browser logs the 422 of the error.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await page.context().close()
  })

  it('TRADE-2 FORM-16 without JavaScript: a figure, and for an old car the promise of a call', async () => {
    const { page } = await open('/trade-in', false)
    await describeCar(page, '2021', '60000')
    for (const { answers } of ADJUSTMENT_QUESTIONS)
      await page.getByRole('button', { name: answers.at(-1)?.label ?? '' }).click()
    await page.getByRole('heading', { name: 'Estimated value' }).waitFor()

    await page.goto(`${server.address(SITE)}/trade-in`)
    await describeCar(page, '2012', '160000')
    await page.getByRole('heading', { name: 'We’ll call you with a figure' }).waitFor()
    await fill(page)
    await page.getByRole('button', { name: 'Call me with a price' }).click()
    await page.waitForURL(/\/success/)
    await page.context().close()
  })
})

async function open(path: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled, ...LOOKED_INTO })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  await arrive(page, server.address(SITE) + path)
  // What a visitor does is reported once the page is.
  if (javaScriptEnabled) await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0)
  return { page, faults }
}

/** The outcomes of a flow's steps in the data layer, in order. */
function outcomes(page: Page, flow: string): Promise<readonly unknown[]> {
  return page.evaluate((name) => {
    const told = (window.dataLayer ?? []) as { event: string; flow_name?: string; flow_outcome?: string }[]
    return told.flatMap(({ flow_name, flow_outcome }) => (flow_name === name ? [flow_outcome] : []))
  }, flow)
}

async function describeCar(page: Page, year: string, km: string) {
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota')
  await page.getByLabel('Model', { exact: true }).selectOption('HiLux')
  await page.getByLabel('Year').fill(year)
  await page.getByLabel('Odometer (km)').fill(km)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fill(page: Page) {
  await fillPerson(page.locator('form[aria-busy]'))
}
