import type { Page } from 'playwright-core'
import { codeOf } from '#operations/staff/testing/authenticator-app.ts'

/** Of every account that a demonstration makes. */
export const PASSWORD = 'tram lantern quokka'

/** Signs in with a role that needs no second factor (sales, lead-coordinator, stock, content, read-only). */
export async function signIn(page: Page, consoleAddress: string, role: string): Promise<void> {
  await typePassword(page, consoleAddress, role)
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** Signs in for the first time, which sets up the second factor. `looking`: called at each of its two pages. Returns the app's secret. */
export async function signInFirst(
  page: Page,
  consoleAddress: string,
  role: string,
  looking: (name: string) => Promise<void> = async () => {},
): Promise<string> {
  await typePassword(page, consoleAddress, role)
  await page.getByLabel('Your password').waitFor()
  await looking('second factor, password')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  await looking('second factor, codes')
  const secret = (await page.locator('p > code').textContent()) ?? ''
  await page.getByLabel('The six digits').fill(await codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  return secret
}

async function typePassword(page: Page, consoleAddress: string, role: string): Promise<void> {
  await page.goto(`${consoleAddress}/sign-in`)
  await page.getByLabel('Email').fill(`${role}@forecourt.example`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
}
