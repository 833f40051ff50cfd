import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { alive, arrive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { firstCar } from './first-car.ts'
import { signIn } from './staff-sign-in.ts'

it('FIELD-5 a move of the focus styles a small part of a page again: with a wide selector each key and tap is slow', async () => {
  const site = server.address('southside-cars')
  const page = await browser.newPage({ viewport: PHONE })
  for (const viewport of [PHONE, DESKTOP])
    for (const path of ['/search', await firstCar(site)]) {
      await page.setViewportSize(viewport)
      await arrive(page, site + path)
      expect(await mostStyled(page), `${path} at ${viewport.width}`).toBeLessThan(300)
    }
  await signIn(page, server.address('console'), 'sales')
  await page.goto(`${server.address('console')}/leads?view=all`)
  await alive(page)
  expect(await mostStyled(page), 'the console').toBeLessThan(300)
  await page.close()
})

/** The most elements that one of five presses of Tab styles again; the first presses leave the page's top. */
async function mostStyled(page: Page): Promise<number> {
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: Styled[] }
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : []))
  expect(counts.length, 'styles were traced').toBeGreaterThan(0)
  return Math.max(...counts)
}

interface Styled {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}
