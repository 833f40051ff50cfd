import { expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { CLOSED_YARD } from './altered-server.ts'
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
