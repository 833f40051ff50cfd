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
      await leaveTop(page)
      await expect.poll(() => mostStyled(page), { message: `${path} at ${viewport.width}` }).toBeLessThan(300)
    }
  await signIn(page, server.address('console'), 'sales')
  await page.goto(`${server.address('console')}/leads?view=all`)
  await alive(page)
  await leaveTop(page)
  await expect.poll(() => mostStyled(page), { message: 'the console' }).toBeLessThan(300)
  await page.close()
})

async function leaveTop(page: Page): Promise<void> {
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
}

/**
 * The most elements that one move of the focus styles again, of five forward and five back. On a busy machine the page
 * may still draw something else meanwhile, but not each time that it is asked.
 */
async function mostStyled(page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press(key)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: Styled[] }
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : []))
  expect(counts.length, 'styles were traced').toBeGreaterThan(0)
  return Math.max(...counts)
}

interface Styled {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}
