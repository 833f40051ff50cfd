import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { alive } from '../browser/alive.ts'
import { launchBrowser } from '../browser/browser.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { signIn } from '../browser/staff-sign-in.ts'
import { randomOf } from '../simulator/random.ts'

const browser = await launchBrowser()
const ONE_DEALER = { SITES: 'southside-cars' }
/** How often the server dies while people edit, and how often a browser does. */
const DEATHS = 4
/** Picks the moments of death. `KILL_SEED=7 npx vitest run --project chaos tests/kill/drafts.test.ts` takes others. */
const SEED = Number(process.env['KILL_SEED'] ?? 34)
/** Options of the home page that two more windows change meanwhile. */
const SENT = ['introduction', 'button'] as const

let server: RunningServer
let context: BrowserContext
beforeAll(async () => {
  server = await startServer(ONE_DEALER)
}, 600_000)
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(server.dataFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  context = await browser.newContext()
  context.setDefaultTimeout(120_000)
})
afterEach(() => context.close())

/**
 * Seen to fail where `store()` of src/operations/draft/change-draft.ts answers and stores 20 ms later: a heading that was
 * called saved is gone, so the next one clashes with it. A transaction that ends after its answer goes unseen on the
 * embedded database: the page of the answer reads from it, and waits until the transaction ends.
 */
it(`STUDIO-8 a server that is killed at random moments while three windows edit has whatever it called saved, and gets what was typed meanwhile (seed ${SEED})`, async () => {
  const random = randomOf(SEED)
  const page = await context.newPage()
  const address = await newDraft(page)
  await hearSaved(page)
  for (let death = 0; death < DEATHS; death += 1) {
    const before = await shown(address)
    const windows = await Promise.all(SENT.map((option) => openWindow(address, option, before[option])))
    const typing = typeUntilDead(page, death)
    const sending = Promise.all(windows.map((window) => sendUntilDead(window, death)))
    // After some answers, in the middle of what is stored next.
    const least = 2 + random.below(6)
    await expect.poll(() => Math.min(...windows.map(({ answers }) => answers)), { interval: 5 }).toBeGreaterThan(least)
    await pause(random.below(40))
    await server.end('SIGKILL')
    await sending
    // What had no answer stays on the screen, and so does what is typed while nobody answers.
    expect(await heading(page).inputValue()).toBe(await typing)
    const typed = `typed after death ${death}`
    await leave(page, typed)
    server = await startServer({ ...ONE_DEALER, PORT: String(server.port) }, server.dataFolder)
    const after = await shown(address)
    // What had no answer is there whole, or is not there.
    for (const { option, told, sent } of windows) expect([told, sent], `death ${death}`).toContain(after[option])
    await page.waitForFunction((value) => window.heard.at(-1) === value, typed)
    expect((await shown(address))['heading']).toBe(typed)
    await Promise.all(windows.map((window) => window.page.close()))
  }
}, 600_000)

it(`STUDIO-8 a browser that is killed at random moments leaves a whole value, the new one where it said so (seed ${SEED})`, async () => {
  const random = randomOf(SEED)
  const page = await context.newPage()
  const address = await newDraft(page)
  const session = await context.storageState()
  let old = (await shown(address))['heading']
  for (let death = 0; death < DEATHS; death += 1) {
    const killed = await launchBrowser()
    const open = await (await killed.newContext({ storageState: session })).newPage()
    await open.goto(address)
    await alive(open)
    await hearSaved(open)
    const typed = `Death ${death} ${'of a long heading '.repeat(death)}`.trim()
    await leave(open, typed)
    // Half of them die with the answer on its way, half as it is there.
    if (death % 2 === 0) await pause(random.below(120))
    else await open.waitForFunction((value) => window.heard.at(-1) === value, typed)
    const isSaid = (await open.evaluate(() => window.heard)).includes(typed)
    await crash(killed)
    const now = (await shown(address))['heading']
    expect(isSaid ? [typed] : [old, typed]).toContain(now)
    // What was on its way may have arrived since.
    old = (await shown(address))['heading']
  }
}, 300_000)

declare global {
  interface Window {
    /** Each heading of which the form said that it is saved. */
    heard: string[]
    /** Whether it says that the heading is not saved. */
    isLost: boolean
  }
}

const heading = (page: Page) => page.getByLabel('Heading', { exact: true })

/** A new draft's form of the home page. */
async function newDraft(page: Page): Promise<string> {
  await signIn(page, server.address('console'), 'content')
  await page.goto(`${server.address('console')}/website/parts/home`)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  await alive(page)
  return page.url()
}

/** Types a heading and leaves its field, which stores it. */
async function leave(page: Page, typed: string): Promise<void> {
  await heading(page).fill(typed)
  await page.keyboard.press('Tab')
}

/** Keeps in the window what the form says of its heading. */
async function hearSaved(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heard = []
    let was = ''
    new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('[name="v:home/heading"]')
      const now = input?.closest('.studio-field')?.querySelector('.field-status')?.textContent ?? ''
      if (input && now === 'Saved' && was !== now) window.heard.push(input.value)
      window.isLost = now.startsWith('Not saved')
      was = now
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Types one heading after the other, each once the last is saved, until one is not. Returns that one. */
async function typeUntilDead(page: Page, death: number): Promise<string> {
  for (let at = 0; ; at += 1) {
    const typed = `heading ${death} ${at}`
    await leave(page, typed)
    await page.waitForFunction((value) => window.heard.at(-1) === value || window.isLost, typed)
    if ((await page.evaluate(() => window.heard.at(-1))) !== typed) return typed
  }
}

/** A window that changes one option again and again. */
interface SendingWindow {
  readonly page: Page
  readonly address: string
  readonly option: string
  answers: number
  /** The last value that it was told is saved; before that the one that it found. */
  told: string | undefined
  /** The last value that it sent. */
  sent: string | undefined
}

async function openWindow(address: string, option: string, found: string | undefined): Promise<SendingWindow> {
  const page = await context.newPage()
  await page.goto(address)
  return { page, address, option, answers: 0, told: found, sent: found }
}

/** Sends the form of one option without its script, which would try again, until nobody answers. */
async function sendUntilDead(window: SendingWindow, death: number): Promise<void> {
  const { page, address, option } = window
  let before = await page.locator(`[name="b:home/${option}"]`).inputValue()
  for (;;) {
    const value = `${option} ${death} ${window.answers}`
    window.sent = value
    const form = { [`v:home/${option}`]: value, [`b:home/${option}`]: before, key: value }
    // The window asks: the machine's own resolver may not know a name that ends with 'localhost'.
    const answer = await page.evaluate(
      ({ to, body }) =>
        fetch(to, { method: 'POST', body: new URLSearchParams(body) }).then(
          (response) => response.text(),
          () => null,
        ),
      { to: address, body: form },
    )
    if (answer === null) return
    expect(answer, value).toMatch(/Saved \d\d:\d\d/)
    window.told = value
    window.answers += 1
    before = JSON.stringify(value)
  }
}

/** Ends the process of a browser, as if the machine lost its power. */
async function crash(killed: Browser): Promise<void> {
  const gone = new Promise<void>((resolve) => killed.once('disconnected', () => resolve()))
  const crashes = (await killed.newBrowserCDPSession()).send('Browser.crash').catch(() => null)
  await gone
  await crashes
}

/** The fields of the form as any window gets it. */
async function shown(address: string): Promise<Readonly<Record<string, string>>> {
  const page = await context.newPage()
  await page.goto(address)
  const fields = await page
    .locator('[name^="v:home/"]')
    .evaluateAll((all) =>
      all.map((each) => [each.getAttribute('name')?.replace('v:home/', '') ?? '', (each as HTMLInputElement).value]),
    )
  await page.close()
  return Object.fromEntries(fields)
}
