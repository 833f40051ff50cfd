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

  it('GARAGE-4 GARAGE-5 GARAGE-6 ROUTE-5 a car is saved without a sign-in, which only adds it to the watchlist; a call that fails resets the control', async () => {
    const page = await open({ viewport: PHONE, ...LOOKED_INTO })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const first = page.locator('article:has(.card-save) .card-link').first()
    // Without the words that tell it apart from another of the list.
    const title = await first.evaluate((link) => link.firstChild?.textContent ?? '')
    await save(page, 0).click()
    const toast = page.locator('.toast')
    await expect.poll(() => toast.textContent()).toMatch(new RegExp(`${title}.* is in your saved caravans`))
    expect(await save(page, 0).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => events(page)).toHaveLength(1)
    expect(asked, 'nobody signed in').not.toContain('/api/auth')
    await toast.getByRole('link', { name: 'View saved caravans' }).click()
    const keep = page.getByRole('link', { name: 'Sign in to keep them on all your devices' })
    await keep.waitFor()
    await expect.poll(() => page.locator('article .card-link').allTextContents()).toEqual([title])
    expect(await faultsOf(page)).toEqual([])
    await keep.click()
    await page.waitForURL(/\/sign-in\?type=watchlist&redirect=%2Fwatchlist/)
    await page.getByLabel('Mobile number').fill('0491 570 156')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page.waitForURL(/\/sign-in\/code/)
    await page.getByLabel('Code from the text message').fill('0')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(1)
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('Code from the text message').fill(await codeSent())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/watchlist$/)
    await expect.poll(() => page.locator('article .card-link').allTextContents()).toEqual([title])
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
    await arrive(page, `${server.address(SITE)}/search`)
    await expect.poll(() => save(page, 0).getAttribute('aria-pressed')).toBe('true')

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
    expect(await events(page), 'of this page').toEqual([])
    await page.unroute('**/api/watchlist/*')

    await arrive(page, `${server.address(SITE)}/watchlist`)
    await expect.poll(() => page.locator('article').count()).toBe(1)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(() => page.locator('main').textContent()).toContain('Nothing saved yet')
    expect(await toast.textContent()).toContain('is no longer in your saved caravans')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/localhost:\d+\/$/)
    await arrive(page, `${server.address(SITE)}/watchlist`)
    expect(new URL(page.url()).pathname).toBe('/favourites')
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
      // Other texts to the number are about visits that it booked.
      const codes = texts
        .filter((text) => text.startsWith('To: +61491570156'))
        .map((text) => /#(\d{6})/.exec(text)?.[1])
      code = codes.find((each) => each !== undefined) ?? ''
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
