import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { arrive } from '../alive.ts'
import { PHONE } from '../browser.ts'
import { server, visiting } from '../demonstration.ts'

const SITE = 'wattle-caravans'

describe('the watchlist of a dealer whose visitors sign in', () => {
  const open = visiting(SITE)

  it('GARAGE-4 GARAGE-5 ROUTE-5 a car is saved through the sign-in, stored, announced, and reset when the call fails', async () => {
    const page = await open({ viewport: PHONE, ...LOOKED_INTO })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const title = await page.locator('article:has(.card-save) .card-link').first().textContent()
    await save(page, 0).click()
    await page.waitForURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch/)
    await page.getByLabel('Mobile number').fill('0491 570 156')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page.waitForURL(/\/sign-in\/code/)
    await page.getByLabel('Code from the text message').fill('0')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(1)
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('Code from the text message').fill(await codeSent())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/search$/)
    const toast = page.locator('.toast')
    await expect.poll(() => toast.textContent()).toContain(`${title} is in your saved caravans`)
    expect(await save(page, 0).getAttribute('aria-pressed')).toBe('true')
    expect(await events(page)).toHaveLength(1)
    expect(asked.filter((path) => path === '/api/auth')).toHaveLength(2)

    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/watchlist/*', async (route) => {
      await answer.promise
      await route.fulfill({ status: 404, json: { success: false, message: 'This one is gone.' } })
    })
    await save(page, 1).click()
    // Before the answer.
    await expect.poll(() => save(page, 1).getAttribute('aria-pressed')).toBe('true')
    answer.resolve()
    await expect.poll(() => save(page, 1).getAttribute('aria-pressed')).toBe('false')
    expect(alerts).toEqual(['This one is gone.'])
    expect(await events(page)).toHaveLength(1)
    await page.unroute('**/api/watchlist/*')

    await toast.getByRole('link', { name: 'View saved caravans' }).click()
    await page.waitForURL(/\/watchlist$/)
    await expect.poll(() => page.locator('article').count()).toBe(1)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(() => page.locator('main').textContent()).toContain('Nothing saved yet')
    expect(await toast.textContent()).toContain('is no longer in your saved caravans')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/localhost:\d+\/$/)
    await arrive(page, `${server.address(SITE)}/watchlist`)
    expect(new URL(page.url()).pathname).toBe('/sign-in')
    await page.context().close()
  })
})

function save(page: Page, at: number) {
  return page.locator('.card-save').nth(at)
}

/** The code in the only message to this number: the demonstration writes messages to a folder. */
async function codeSent(): Promise<string> {
  const folder = join(server.dataFolder, 'sms')
  let code = ''
  await expect
    .poll(async () => {
      const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'))
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
      code = /#(\d{6})/.exec(texts.find((text) => text.startsWith('To: +61491570156')) ?? '')?.[1] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/** The cars of FORM-12's event 39 so far on this page. */
async function events(page: Page): Promise<readonly unknown[]> {
  const layer = await page.evaluate(() => window.dataLayer ?? [])
  return (layer as { event_id?: number }[]).filter(({ event_id }) => event_id === 39)
}
