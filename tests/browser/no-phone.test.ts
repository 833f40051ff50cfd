import { expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { BANNER, CLOSED_YARD } from './altered-server.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { firstCar } from './first-car.ts'
import { sharedServer } from './shared-server.ts'

const server = await sharedServer('altered')

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'D-69 PHONE-2 on %s a car without a number shows none, and a warning says so once in the console',
  async (_, viewport) => {
    const page = await browser.newPage({ viewport })
    const logged: string[] = []
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
    const site = server.address(CLOSED_YARD.site)
    await arrive(page, site + (await firstCar(site, '?make=Volkswagen')))
    const main = page.locator('main[data-car-id]')
    expect(await main.getByText('Show number').count()).toBe(0)
    expect(logged).toEqual([`warning: No phone number for car ${await main.getAttribute('data-car-id')}`])
    await page.close()
  },
)

it('SITE-10 client-side navigation shows the banner of a location on its page alone', async () => {
  const page = await browser.newPage({ viewport: DESKTOP })
  await arrive(page, `${server.address(CLOSED_YARD.site)}/contact-us`)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const banner = page.getByRole('banner').getByText(BANNER.text)
  expect(await banner.count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Meridian Kia Nerang', exact: true }).first().click()
  await banner.waitFor()
  await page.getByRole('link', { name: 'All locations' }).click()
  await banner.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  await page.close()
})
