import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { signIn } from '../staff-sign-in.ts'
import { ownLead } from './own-lead.ts'

const CONSOLE = server.address('console')

it.each([
  ['refuses', true],
  ['holds back', false],
] as const)(
  'INBOX-5 where a proxy %s the stream of changes, the list asks every 20 seconds, and tries the stream again later',
  async (_does, refuses) => {
    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await signIn(page, CONSOLE, 'lead-coordinator')
    const lead = await ownLead(page, 'Liv', 'Live')
    let tries = 0
    let isBlocked = true
    await page.route('**/events?stream', async (route) => {
      tries += 1
      if (!isBlocked) await route.continue()
      else if (refuses) await route.abort()
    })
    // The page after signing in has a stream of its own, which may come late on a slow machine (O-B8).
    await page.goto('about:blank')
    tries = 0
    await page.addInitScript(countStreams)
    await page.clock.install()
    // All leads: one that another test assigns stays in the list.
    await page.goto(`${CONSOLE}/leads?view=all`)
    for (const [index, more] of [3_000, 3_000, 3_000].entries()) {
      await expect.poll(() => tries).toBe(index + 1)
      // A stream that says nothing is given ten seconds.
      await page.clock.runFor(refuses ? more : 10_000 + more)
    }

    const row = page.locator(`[data-lead="${lead.id}"]`)
    const other = await context.newPage()
    await other.goto(CONSOLE + lead.path)
    await other.locator('summary', { hasText: 'Note' }).click()
    const note = `Asks for a tow bar, ${refuses}`
    await other.getByLabel('Note for your colleagues').fill(note)
    await other.getByRole('button', { name: 'Save the note' }).click()
    // Its navigation must be over: a page that is closed in the middle of one can hang.
    await other.getByText(note).first().waitFor()
    await other.close()
    await page.clock.runFor(20_000)
    await row.getByText(note).waitFor()
    expect(tries).toBe(3)

    isBlocked = false
    await page.clock.runFor(60_000)
    expect(tries).toBe(3)
    // In small steps, up to two minutes and a half: a large one would also end the ten seconds that the new stream has.
    for (let step = 0; step < 35 && (await opened(page)) === 3; step += 1) await page.clock.runFor(2_000)
    expect(await opened(page)).toBe(4)
    await expect.poll(() => tries).toBe(4)
    await context.close()
  },
)

/** In the page: counts the streams that it opens, at once. */
function countStreams(): void {
  const Own = window.EventSource
  window.EventSource = class extends Own {
    constructor(address: string | URL) {
      super(address)
      document.documentElement.dataset['streams'] = String(Number(document.documentElement.dataset['streams'] ?? 0) + 1)
    }
  }
}

async function opened(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['streams']))
}
