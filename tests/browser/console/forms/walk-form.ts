import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { alive } from '../../alive.ts'
import type { PlacedForm, WalkedForm } from './form-row.ts'
import type { PeopleAtBrowsers } from './people-at-browsers.ts'
import { formOf, type Held, heldBy, typeIn, typeOnly } from './type-in.ts'

/** What became of a form on its ways. */
export interface Walked {
  /** What was typed and is not there any more, by way. */
  readonly lost: readonly string[]
  /** Other faults: a draft that stays after its form was sent. */
  readonly faults: readonly string[]
  /** How many values were typed. */
  readonly values: number
  readonly ways: readonly string[]
}

const BACK = 'What you typed before is back. It is not sent yet.'
const OFFLINE = 'Not sent: there is no connection.'

/** STAFF-10: a form through a closed page, a lost line, a fault in another field and an ended session. */
export async function walkForm(people: PeopleAtBrowsers, browser: Browser, row: WalkedForm): Promise<Walked> {
  const at = await row.prepare(people.both)
  await setRoles(people, row.roles ?? ['owner'])
  // Sign-ins count within a quarter of an hour.
  people.both.platform.clock.pass(16)
  const context = await people.annsBrowser(browser)
  context.setDefaultTimeout(30_000)
  const [lost, faults, ways]: [string[], string[], string[]] = [[], [], []]
  let page = await openForm(context, people, at, row)
  const named = await typeIn(await formOf(page, at), row.values)
  let typed = await typedOf(page, at, named)
  const check = async (way: string) => {
    ways.push(way)
    const now = await heldBy(await formOf(page, at))
    const gone = Object.entries(typed).filter(([key, value]) => now[key] !== value)
    lost.push(...gone.map(([key, value]) => `${way}: ${key} was '${value}', is '${now[key]}'`))
    if (gone.length > 0)
      typed = await typedOf(page, at, await typeIn(await formOf(page, at), { ...typed, ...row.values }))
  }
  const attempt = async (way: string, run: () => Promise<unknown>) => {
    try {
      await run()
      await check(way)
    } catch (error) {
      const shown = await page
        .locator('main, body')
        .first()
        .innerText()
        .catch(() => '')
      lost.push(`${way}: ${String(error).split('\n').slice(0, 4).join(' ')}; the page says: ${shown.slice(0, 300)}`)
    }
  }
  if (!row.noDraft)
    await attempt('closed page', async () => {
      await page.close()
      page = await openForm(context, people, at, row)
      await page.getByText(BACK).first().waitFor()
    })
  const other = await row.elsewhere?.(people.both, at)
  if (other) {
    const there = await context.newPage()
    await there.goto(people.console + other.page)
    await alive(there)
    await other.open?.(there)
    if ((await there.getByText(BACK).count()) > 0) faults.push(`its draft is also on ${other.page}`)
    await there.close()
  }
  await attempt('lost line', async () => {
    await context.setOffline(true)
    await press(page, at, row)
    await page.getByText(OFFLINE).first().waitFor()
    await context.setOffline(false)
  })
  await context.setOffline(false)
  const { fault } = row
  if (fault)
    await attempt('fault in another field', async () => {
      const [name, value] = fault
      const before = typed[name]
      await typeOnly(await formOf(page, at), { [name]: value })
      await answered(page, () => press(page, at, row))
      await page.locator('main .fault, main [aria-invalid="true"]').first().waitFor()
      if (before !== undefined) await typeOnly(await formOf(page, at), { [name]: before })
    })
  await attempt('ended session', async () => {
    await context.clearCookies()
    await press(page, at, row)
    await page.getByText('You were signed out before this was sent.').waitFor()
    await signInAgain(page, people)
    await page.getByText(/You were signed out before this was (sent|done)\. Nothing is lost/).waitFor()
  })
  if (lost.length === 0 && (await isSent(page, people, at, row))) {
    ways.push('sent')
    const again = await openForm(context, people, at, row).catch(() => null)
    if (again && (await again.getByText(BACK).count()) > 0)
      faults.push(`its draft is back after it was sent: ${(await page.locator('main').innerText()).slice(0, 400)}`)
  }
  await context.close()
  return { lost, faults, values: named.length, ways }
}

/** A page of the console with its form, once it is alive. */
export async function openForm(
  context: BrowserContext,
  { console: address }: PeopleAtBrowsers,
  at: PlacedForm,
  row: Pick<WalkedForm, 'open'>,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address + at.page)
  await alive(page)
  await row.open?.(page)
  await formOf(page, at)
  return page
}

/** Presses the button that sends the form. */
export async function press(
  page: Page,
  at: PlacedForm,
  { button }: { readonly button?: string | undefined },
): Promise<void> {
  const form = await formOf(page, at)
  await form.evaluate((element, words) => {
    const buttons = [...element.elements].filter((each) => each instanceof HTMLButtonElement && each.type === 'submit')
    const found = buttons.find(
      ({ textContent }) => words === null || textContent?.trim() === words,
    ) as HTMLButtonElement
    const invalid = [...element.elements].filter(
      (each) => 'validity' in each && !(each as HTMLInputElement).validity.valid,
    )
    if (invalid.length > 0)
      throw new Error(`refused by the browser: ${invalid.map(({ outerHTML }) => outerHTML.slice(0, 150)).join(' ')}`)
    found.click()
  }, button ?? null)
}

/** Sends the form once more, through the second factor or the question that it leads to; false: it is refused. */
async function isSent(page: Page, people: PeopleAtBrowsers, at: PlacedForm, row: WalkedForm): Promise<boolean> {
  await answered(page, () => press(page, at, row))
  if (row.stores) await answered(page, () => press(page, at, { button: row.stores }))
  // The clock went on since the second factor was proven.
  if ((await page.getByLabel('Code', { exact: true }).count()) > 0) await answered(page, () => proveAgain(page, people))
  const sure = page.locator('form', { has: page.locator('input[name="sure"]') }).getByRole('button')
  if ((await sure.count()) > 0) await answered(page, () => sure.first().click())
  return (await page.locator('main .fault, main [aria-invalid="true"], main .clash').count()) === 0
}

/** Does something that is sent, and waits until its answer and what it leads to are on the page. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const open = new Set<Request>()
  const begin = (request: Request) => request.resourceType() === 'fetch' && open.add(request)
  const end = (request: Request) => open.delete(request)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  await answer
  for (let calm = 0; calm < 3; ) {
    const isBusy = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(document.querySelector('form[aria-busy]') !== null))),
        ),
    )
    calm = isBusy || open.size > 0 ? 0 : calm + 1
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

async function typedOf(page: Page, at: PlacedForm, named: readonly string[]): Promise<Held> {
  const held = await heldBy(await formOf(page, at))
  return Object.fromEntries(named.flatMap((key) => (held[key] === undefined ? [] : [[key, held[key]]])))
}

async function signInAgain(page: Page, people: PeopleAtBrowsers): Promise<void> {
  await page.getByLabel('Email').fill(people.both.ann.email)
  await page.getByLabel('Password').fill(people.password)
  await page.keyboard.press('Enter')
  await proveAgain(page, people)
}

async function proveAgain(page: Page, people: PeopleAtBrowsers): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(await people.code())
  await page.keyboard.press('Enter')
}

async function setRoles({ both: { platform, ann } }: PeopleAtBrowsers, roles: readonly Role[]): Promise<void> {
  const { members, transaction } = platform.storage.forSite({ slug: 'yard' })
  await transaction((within) => members.setRoles(within, ann.id, roles, WHOLE_SITE))
}
