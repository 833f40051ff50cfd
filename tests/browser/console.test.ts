import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'

const PASSWORD = 'tram lantern quokka'

describe('the console in a browser', () => {
  it.each([
    ['a phone', PHONE, 'light', 'finance'],
    ['a desk', DESKTOP, 'dark', 'owner'],
  ] as const)(
    'STAFF-2 on %s a person sets up an authenticator app and signs in with it, by keyboard and without faults of axe',
    async (_place, viewport, colorScheme, role) => {
      const page = await (await browser.newContext({ ...LOOKED_INTO, viewport, colorScheme })).newPage()
      await signIn(page, role)
      expect(await faultsOf(page)).toEqual([])
      await page.getByLabel('Your password').focus()
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
      expect(await page.getByRole('listitem').count()).toBe(10)
      expect(await faultsOf(page)).toEqual([])
      const typed = (await page.locator('p > code').textContent()) ?? ''
      const code = () => createOTP(new TextDecoder().decode(base32.decode(typed))).totp()
      await page.getByLabel('The six digits').focus()
      await page.keyboard.type(await code())
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Today' }).waitFor()
      await seen(page, `${role}-today-${viewport.width}-${colorScheme}`)

      await page.locator('summary', { hasText: 'Menu of' }).press('Enter')
      const places = page.getByRole('navigation').getByRole('link').or(page.locator('.bell'))
      for (const link of await places.all()) {
        const place = await page.context().newPage()
        await place.setViewportSize(viewport)
        await place.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
        expect(await faultsOf(place), place.url()).toEqual([])
        await seen(
          place,
          `${role}${new URL(place.url()).pathname.replaceAll('/', '-')}-${viewport.width}-${colorScheme}`,
        )
        await place.close()
      }

      await page.getByRole('button', { name: 'Sign out' }).press('Enter')
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      await signIn(page, role)
      await page.getByLabel('Code').fill(await code())
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Today' }).waitFor()
      await page.context().close()
    },
  )

  it('STAFF-1 the console is at no dealer’s hostname, and a dealer’s page has nothing of it', async () => {
    const page = await browser.newPage()
    expect((await page.goto(`${server.address('southside-cars')}/staff`))?.status()).toBe(404)
    const home = await page.goto(server.address('southside-cars'))
    expect(await home?.text()).not.toMatch(/console/i)
    const shown = await page.goto(`${server.address('console')}/sign-in`)
    expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await page.close()
  })
})

async function signIn(page: Page, role: string): Promise<void> {
  await page.goto(`${server.address('console')}/sign-in`)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(`${role}@forecourt.example`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/second-factor|code/)
}

/** A picture for a person to look at, where SEEN_FOLDER is set. */
async function seen(page: Page, name: string): Promise<void> {
  const { SEEN_FOLDER } = process.env
  if (SEEN_FOLDER) await page.screenshot({ path: `${SEEN_FOLDER}/${name}.png`, fullPage: true })
}
