import { expect, it } from 'vitest'
import { DESKTOP } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { signIn } from '../staff-sign-in.ts'

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
    let tries = 0
    let isBlocked = true
    await page.route('**/events?stream', async (route) => {
      tries += 1
      if (!isBlocked) await route.continue()
      else if (refuses) await route.abort()
    })
    await page.clock.install()
    await page.goto(`${CONSOLE}/leads`)
    for (const [index, more] of [3_000, 3_000, 3_000].entries()) {
      await expect.poll(() => tries).toBe(index + 1)
      // A stream that says nothing is given ten seconds.
      await page.clock.runFor(refuses ? more : 10_000 + more)
    }

    const row = page.locator('[data-lead]').nth(2)
    const lead = await row.getAttribute('data-lead')
    const other = await context.newPage()
    await other.goto(`${CONSOLE}/leads/${lead}`)
    await other.locator('summary', { hasText: 'Note' }).click()
    const note = `Asks for a tow bar, ${refuses}`
    await other.getByLabel('Note for your colleagues').fill(note)
    await other.getByRole('button', { name: 'Save the note' }).click()
    await other.close()
    await page.clock.runFor(20_000)
    await row.getByText(note).waitFor()
    expect(tries).toBe(3)

    if (refuses) {
      isBlocked = false
      await page.clock.runFor(120_000)
      await expect.poll(() => tries).toBe(4)
    }
    await context.close()
  },
)
