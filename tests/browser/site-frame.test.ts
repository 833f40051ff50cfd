import { describe, expect, it } from 'vitest'
import { boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { visiting } from './demonstration.ts'

const SITE = 'meridian-motor-group'
const open = visiting(SITE)

describe('header and footer, which only the server renders', () => {
  it('SITE-7 FIELD-4 a phone’s menu takes the focus, traps it, and returns it on Escape', async () => {
    const page = await open({ viewport: PHONE })
    const button = page.locator('[popovertarget=menu]').first()
    await button.click()
    const focused = () => page.evaluate(() => document.activeElement?.closest('#menu')?.id)
    await expect.poll(focused).toBe('menu')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused()).toBe('menu')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Close')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it.each([
    ['a phone’s menu', PHONE, '[popovertarget=menu]', '#menu'],
    ['the strip’s list of locations', DESKTOP, '.strip-locations > summary', '.strip-locations'],
  ])(
    'B1 SITE-8 in %s a location’s name leads to its page, and its directions open in a new tab',
    async (_, viewport, opener, list) => {
      const page = await open({ viewport })
      await page.locator(opener).filter({ visible: true }).first().click()
      const directions = page
        .locator(list)
        .getByRole('link', { name: 'Directions to Meridian Kia Nerang, in a new tab' })
      expect(await directions.getAttribute('target')).toBe('_blank')
      await page
        .locator(list)
        .getByRole('link', { name: /^Meridian Kia Nerang/ })
        .click()
      await page.waitForURL(/\/contact-us\/meridian-kia-nerang$/)
      await page.context().close()
    },
  )

  it('B2 PLACE-2 a phone’s contact page leads with each location’s number and directions, before the form', async () => {
    const page = await open({ viewport: PHONE })
    await page.goto(new URL('/contact-us', page.url()).href)
    const first = page.getByRole('complementary', { name: 'Call or visit' })
    expect(await first.locator('a[href^="tel:"]').count()).toBe(6)
    const top = async (selector: string) => (await boxOf(page.locator(selector).first())).y
    expect(await top('.call-or-visit')).toBeLessThan(PHONE.height / 2)
    expect(await top('.call-or-visit')).toBeLessThan(await top('.lead-page-form'))
    await page.context().close()
  })

  it('SITE-7 a dropdown closes at Escape and at a click elsewhere', async () => {
    const page = await open({ viewport: DESKTOP })
    const dropdown = page.locator('.main-menu details').first()
    const summary = dropdown.locator('summary')
    await summary.click()
    await page.keyboard.press('Escape')
    await expect.poll(() => dropdown.getAttribute('open')).toBeNull()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await summary.click()
    await page.mouse.click(2, DESKTOP.height - 2)
    await expect.poll(() => dropdown.getAttribute('open')).toBeNull()
    await page.context().close()
  })

  it('PHONE-1 client-side navigation shows the header and footer of each page, also of a missing one', async () => {
    const page = await open({ viewport: DESKTOP })
    const phone = page.locator('.header-strip b').first()
    const whole = await phone.textContent()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('article[data-car-id] .card-link').first().click()
    await page.waitForURL(/\/cars\//)
    await expect.poll(() => phone.textContent()).not.toBe(whole)
    await page.goBack()
    await expect.poll(() => phone.textContent()).toBe(whole)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/cars/no-such-car', textContent: 'gone' })
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'gone', exact: true }).click()
    await page.waitForURL(/no-such-car/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('header .main-menu').count()).toBe(1)
    expect(await page.locator('footer').count()).toBe(1)
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
    await page.context().close()
  })
})
