import type { Page } from 'playwright-core'
import type { Role } from '#domain/staff/roles.ts'
import { type Hand, link, summary } from './hand.ts'

/** What an errand needs of the place where it is done. */
export interface Place {
  /** The console's address. */
  readonly console: string
  /** A code of the second factor of the manager. */
  readonly code: () => Promise<string>
  /** Sends an enquiry as a buyer does. */
  readonly enquire: (name: string) => Promise<void>
  /** The address in the last mail to a person. */
  readonly linkIn: (to: string, pattern: RegExp) => Promise<string>
}

/** An errand of the console review. */
export interface Errand {
  readonly name: string
  /** What it took in the review. */
  readonly review: { readonly clicks: number; readonly fields: number }
  /** Set where a phone does not offer it, with the reason. */
  readonly onlyAtADesk?: string
  /** Who does it, signed in already; 'nobody': it begins at sign-in. */
  readonly as: Role | 'nobody'
  /** What is there before it begins, uncounted. Ends at the page where the person is. */
  readonly before?: (page: Page, place: Place) => Promise<void>
  /** Returns what the person sees at its end. */
  readonly run: (hand: Hand, place: Place) => Promise<string>
}

/** Goes to a place of the rail; a phone's bar has the last ones behind 'More'. */
export async function goTo({ page, click }: Hand, name: string): Promise<void> {
  const place = page.locator('nav.places').getByRole('link', { name, exact: true }).filter({ visible: true }).first()
  if ((await place.count()) === 0) await click(summary(page, 'More'))
  await click(place)
  await page.getByRole('heading', { level: 1, name }).first().waitFor()
}

/** Opens the first page, where an errand begins. */
export async function openToday(page: Page, { console: at }: Place): Promise<void> {
  await page.goto(at)
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.waitForFunction(listens)
}

/** Whether a page's script runs: a key that is pressed before is the browser's. */
async function listens(): Promise<boolean> {
  if (!Object.keys(document.body).some((key) => key.startsWith('__react'))) return false
  await new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 2000 }))
  return true
}

/** Goes to a page by its link in the settings. */
export async function goToSetting(hand: Hand, name: string | RegExp): Promise<void> {
  await goTo(hand, 'Settings')
  await hand.click(link(hand.page, name))
}
