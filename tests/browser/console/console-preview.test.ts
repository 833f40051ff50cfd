import type { FrameLocator } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'
import { signIn } from '../staff-sign-in.ts'

const server = await sharedServer('changed')
const CONSOLE = server.address('console')
const BUYER = { 'First name': 'Mia', 'Mobile number': '0412 345 678', Message: 'Is it there?' }
const WIDE = { width: 1600, height: 900 }

it('STUDIO-3 STUDIO-4 STUDIO-5 STUDIO-6 the preview beside the form follows a change, leads to its editor and sends nothing', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: WIDE })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signIn(page, CONSOLE, 'content')
  await page.goto(`${CONSOLE}/website/parts/home`)
  await alive(page)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  const preview = page.frameLocator('iframe[title="The website as this draft has it"]')
  await preview.getByText('Preview: nothing is sent').waitFor()
  expect(await faultsOf(page)).toEqual([])

  // A change shows, and the preview stays where it was scrolled to.
  await scrollTo(preview, 400)
  const heading = page.getByLabel('Heading', { exact: true })
  await heading.fill('Open on Easter Monday')
  await page.keyboard.press('Tab')
  await preview.getByRole('heading', { name: 'Open on Easter Monday' }).first().waitFor({ state: 'attached' })
  expect(await scrollOf(preview)).toBeGreaterThan(300)

  // A click in the preview opens that part's editor, and the part is framed.
  await preview.locator('#site-footer footer nav').first().locator('h2').click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Home page' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/parts\/menus$/)
  await preview.locator('#site-footer [data-shown]').first().waitFor()

  // Forms are off and say so.
  await page.getByRole('checkbox', { name: 'A click edits the part' }).uncheck()
  await preview.locator('a[href="/contact-us"]').filter({ visible: true }).first().click()
  const form = preview.getByRole('form', { name: 'Send message' })
  for (const [label, value] of Object.entries(BUYER)) await form.getByRole('textbox', { name: label }).fill(value)
  await form.getByRole('button').last().click()
  await form.getByText('Preview: nothing is sent.').waitFor()
  await context.close()
})

async function scrollTo(preview: FrameLocator, y: number): Promise<void> {
  await preview.locator('html').evaluate((_, top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

function scrollOf(preview: FrameLocator): Promise<number> {
  return preview.locator('html').evaluate(() => window.scrollY)
}
