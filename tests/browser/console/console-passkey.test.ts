import { rm } from 'node:fs/promises'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../setup/free-port.ts'
import { jumpClock, wrongClock } from '../../setup/run-clock.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { photograph } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { type RunningServer, startServer } from '../running-server.ts'

const PASSWORD = 'tram lantern quokka'
const ELEVEN_MINUTES = 11 * 60_000

let server: RunningServer
let port = ''
beforeAll(async () => {
  // A passkey belongs to an address, so the port is known before the server starts.
  port = String(await freePort())
  server = await startServer({ PORT: port, ...wrongClock(0) })
})
afterAll(async () => {
  await server?.stop()
  if (server) await rm(server.dataFolder, { recursive: true, force: true })
})

it('STAFF-2 STAFF-6 a manager sets up a passkey, signs in with it, proves it for an export over a restart, and removes it', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const laptop = await plugIn(devtools, 'internal')

  await signIn(page)
  await look(page, 'set-up')
  await page.getByRole('radio', { name: /^Passkey/ }).check()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  const recovery = await page.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  await look(page, 'make')
  await page.getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: /make the passkey$/ }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()

  await page.goto(`${server.address('console')}/account`)
  const old = page.getByRole('button', { name: 'Remove the passkey Work laptop' })
  await old.waitFor()
  await look(page, 'account')
  await signOut(page)
  await signIn(page)
  await look(page, 'code')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()

  // Eleven minutes later the export of a person asks again; the server restarts while it waits for the answer.
  jumpClock(server, ELEVEN_MINUTES)
  await page.goto(`${server.address('console')}/leads`)
  await page.locator('.lead-link').first().click()
  await page.locator('a[href$="person.json"]').waitFor({ state: 'attached' })
  const lead = page.url()
  const exported = `${new URL(lead).pathname}/person.json`
  await page.evaluate((address) => location.assign(address), exported)
  await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
  await look(page, 'again')
  await restart()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL((url) => url.pathname === new URL(lead).pathname)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download it' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.json$/)

  // Without script the page says so, and a recovery code opens the account.
  const plain = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage()
  await signIn(plain)
  // Playwright finds no text in a noscript element by its words.
  expect(await plain.locator('noscript').innerText()).toContain('A passkey needs JavaScript. Enter a code instead.')
  expect(await plain.getByRole('button', { name: 'Use your passkey' }).isDisabled()).toBe(true)
  await plain.getByLabel('Code').fill(recovery[0] ?? '')
  await plain.keyboard.press('Enter')
  await plain.getByRole('heading', { name: 'Today' }).waitFor()
  await plain.context().close()

  // The last one stays. On this device there is one already; another device makes a second.
  await page.goto(`${server.address('console')}/account`)
  await old.click()
  await page.getByRole('alert').filter({ hasText: 'This is your only second factor' }).waitFor()
  await look(page, 'last')
  await addAnother(page)
  await page.getByRole('alert').filter({ hasText: 'This device has a passkey' }).waitFor()
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: laptop })
  await plugIn(devtools, 'usb')
  await addAnother(page)
  await page.getByRole('button', { name: 'Remove the passkey Security key' }).waitFor()
  await look(page, 'two')
  await old.click()
  await old.waitFor({ state: 'detached' })
  await signOut(page)
  await signIn(page)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await context.close()
}, 400_000)

async function plugIn(devtools: CDPSession, transport: 'internal' | 'usb'): Promise<string> {
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      // A security key that stores no list of its own.
      hasResidentKey: transport === 'internal',
      hasUserVerification: transport === 'internal',
      isUserVerified: transport === 'internal',
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}

async function addAnother(page: Page): Promise<void> {
  await page.goto(`${server.address('console')}/second-factor`)
  await page.getByRole('radio', { name: /^Passkey/ }).check()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Name').fill('Security key')
  await page.getByRole('button', { name: 'Make the passkey' }).click()
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address('console')}/sign-in`)
  await page.getByLabel('Email').fill('manager@forecourt.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/second-factor|code/)
}

async function signOut(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Menu of' }).press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
}

/** Ends the server, and starts it again on its data, at the same address and time. */
async function restart(): Promise<void> {
  expect(await server.end()).toBe(0)
  server = await startServer({ PORT: port, ...wrongClock(ELEVEN_MINUTES) }, server.dataFolder)
}

/** No fault of axe on the page; pictures for a person to look at where SEEN_FOLDER is set. */
async function look(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page), name).toEqual([])
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await photograph(page, {
        path: `${SEEN_FOLDER}/passkey-${name}-${viewport.width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
}
