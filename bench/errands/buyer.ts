import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { PHONE } from '../../tests/browser/browser.ts'
import { fillPerson } from '../../tests/browser/fill-person.ts'

/** How a buyer does it: on a phone; with its thumb alone; without JavaScript; on the train. */
export const BUYER_WAYS = ['phone', 'thumb', 'plain', 'train'] as const
export type BuyerWay = (typeof BUYER_WAYS)[number]

/** A buyer's hand: it counts what it does. */
export interface BuyerHand {
  readonly page: Page
  /** Whether the page's script runs. */
  readonly hasScript: boolean
  tap(target: Locator): Promise<void>
  /** Types, or chooses in a list of choices. */
  fill(target: Locator, value: string): Promise<void>
  /** Fills in a form's contact details. */
  introduce(): Promise<void>
  /** The phone's own gesture back, which counts as a tap. */
  back(): Promise<void>
}

/** What an errand needs of the place where it is done. */
export interface BuyerPlace {
  /** The path of a used car that can be reserved. */
  readonly freeCar: (site: string) => Promise<string>
  /** The address in the last mail to a person. */
  readonly linkIn: (to: string, pattern: RegExp) => Promise<string>
}

export interface BuyerErrand {
  readonly name: string
  readonly site: string
  readonly start: '/' | 'a car' | string
  /** Set where it needs script, with the reason. */
  readonly needsScript?: string
  /** Taps, fields and the like in the review. */
  readonly review: string
  /** Goes on from the start to where the errand begins, uncounted. */
  readonly before?: (page: Page) => Promise<void>
  /** Returns what the buyer sees at the end. */
  readonly run: (hand: BuyerHand, place: BuyerPlace) => Promise<string>
}

export interface BuyerCount {
  taps: number
  fields: number
  /** Taps whose target no swipe brings below the upper third of the screen, where a thumb ends. */
  beyond: number
}

const OPTIONS: BrowserContextOptions = { viewport: PHONE, isMobile: true, hasTouch: true, reducedMotion: 'reduce' }

let buyers = 0

/** Fills in a form's contact details. Each time a person of its own: one person has two visits at most. */
export async function introduceTo(page: Page): Promise<void> {
  buyers += 1
  const number = String(buyers).padStart(3, '0')
  await fillPerson(page, { 'Mobile Number': `0491 570 ${number}`, 'Email Address': `errand-${buyers}@mail.example` })
}

/** A buyer's phone. */
export async function phoneOf(browser: Browser, way: BuyerWay): Promise<Page> {
  const page = await (await browser.newContext({ ...OPTIONS, javaScriptEnabled: way !== 'plain' })).newPage()
  if (way === 'train') {
    const session = await page.context().newCDPSession(page)
    const throughput = 400_000 / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  return page
}

/** A hand that begins to count. */
export function buyerHand(page: Page, way: BuyerWay): { readonly hand: BuyerHand; readonly count: BuyerCount } {
  const count: BuyerCount = { taps: 0, fields: 0, beyond: 0 }
  const hand: BuyerHand = {
    page,
    hasScript: way !== 'plain',
    async tap(target) {
      count.taps += 1
      if (way === 'thumb' && (await isBeyond(target))) count.beyond += 1
      await target.click()
    },
    async fill(target, value) {
      count.fields += 1
      const isChoice = await target.evaluate((element) => element instanceof HTMLSelectElement)
      if (isChoice) await target.selectOption({ label: value })
      else await target.fill(value)
    },
    async introduce() {
      await introduceTo(page)
      const filled = page.locator('main input[autocomplete]:visible')
      count.fields += await filled.evaluateAll(
        (inputs) => inputs.filter((input) => input instanceof HTMLInputElement && input.value !== '').length,
      )
    },
    async back() {
      count.taps += 1
      await page.goBack()
    },
  }
  return { hand, count }
}

/** A swipe brings a target to the middle of the screen, unless it is fixed, in a menu or at the top of the page. */
async function isBeyond(target: Locator): Promise<boolean> {
  const middle = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  })
  return middle < PHONE.height / 3
}

/** Waits until React has the page. */
export async function alive(page: Page, hasScript: boolean): Promise<void> {
  if (!hasScript) return
  await page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__react')))
}

export const text = async (found: Locator) => (await found.first().innerText()).replace(/\s+/g, ' ').trim().slice(0, 80)
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
export const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first()
export const box = (page: Page, name: string | RegExp) => page.getByLabel(name).filter({ visible: true }).first()
/** Waits for an address. Nobody waits for the last picture of a page: the demonstration draws it when it is first asked for. */
export function arrived(page: Page, path: RegExp): Promise<void> {
  return page.waitForURL(path, { waitUntil: 'commit' })
}

/** The page's main heading, once address and heading are those of the page that was asked for: the address comes first. */
export async function heading(page: Page, path: RegExp, name: RegExp): Promise<string> {
  await arrived(page, path)
  const found = page.getByRole('heading', { level: 1, name }).filter({ visible: true })
  await found.waitFor()
  return text(found)
}
