import { describe, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'

describe.each([
  ['with script', true],
  ['without script', false],
])('models, parts and offers %s', (_, javaScriptEnabled) => {
  it('ROUTE-3 MODEL-1 a buyer finds a ute among the models, then one of that model in stock', async () => {
    const { page, faults, close } = await open(javaScriptEnabled)
    await page.goto(`${server.address('meridian-motor-group')}/models`)
    await page
      .getByRole('navigation', { name: 'Body types' })
      .getByRole('link', { name: /Utes & Vans/ })
      .click()
    await page.waitForURL(/body=utes-vans/)
    await page.getByRole('heading', { level: 1, name: 'Utes & Vans' }).waitFor()
    await page.getByRole('link', { name: /BT-50/ }).click()
    await page.getByRole('heading', { level: 1, name: /BT-50/ }).waitFor()
    await page.locator('article[data-car-id] a[href^="/cars/"]').first().click()
    await page.locator('main[data-car-id]').waitFor()
    expect(await page.locator('h1').textContent()).toContain('BT-50')
    expect(faults).toEqual([])
    await close()
  })

  it('ROUTE-3 the number on the box finds its part, and the enquiry names it', async () => {
    const { page, faults, close } = await open(javaScriptEnabled)
    await page.goto(`${server.address('southside-cars')}/parts/search`)
    await page.getByLabel('Search parts by name or number').fill('spbp4101')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/query=spbp4101/)
    await page.locator('[data-result-count="1"]').waitFor()
    await page.getByRole('link', { name: /Enquire about this part/ }).click()
    await page.waitForURL(/\/parts\/enquiry/)
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Message/ }).inputValue())
      .toContain('SP-BP4101, Brake pads, front')
    expect(faults).toEqual([])
    await close()
  })

  it('SEARCH-17 filters the reduced cars by make, and removing the chip shows the others again', async () => {
    const { page, faults, close } = await open(javaScriptEnabled)
    await arrive(page, `${server.address('southside-cars')}/special-offers`)
    const count = page.locator('[data-result-count]')
    const all = Number(await count.getAttribute('data-result-count'))
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota')
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/make=Toyota/)
    await page.getByRole('link', { name: 'Remove Toyota' }).waitFor()
    expect(Number(await count.getAttribute('data-result-count'))).toBeLessThan(all)
    await page.getByRole('link', { name: 'Remove Toyota' }).click()
    await page.locator(`[data-result-count="${all}"]`).waitFor()
    if (javaScriptEnabled) await expect.poll(() => page.getByLabel('Make', { exact: true }).inputValue()).toBe('')
    expect(faults).toEqual([])
    await close()
  })
})

async function open(javaScriptEnabled: boolean) {
  const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults, close: () => context.close() }
}
