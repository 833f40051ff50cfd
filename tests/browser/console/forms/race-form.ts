import type { Browser } from 'playwright-core'
import type { TypedForm } from '../../../../src/console/testing/two-people.ts'
import type { PlacedForm, WalkedForm } from './form-row.ts'
import type { PeopleAtBrowsers } from './people-at-browsers.ts'
import { formOf, heldBy, typeIn, typeOnly } from './type-in.ts'
import { openForm, press } from './walk-form.ts'

/** STAFF-11: Ben saves while Ann types. Returns what Ann lost, and what of Ben's was overwritten. */
export async function raceForm(
  people: PeopleAtBrowsers,
  browser: Browser,
  row: WalkedForm,
  typed: TypedForm | null,
): Promise<readonly string[]> {
  const { both } = people
  const at = await row.prepare(both)
  const context = await people.annsBrowser(browser)
  context.setDefaultTimeout(30_000)
  const page = await openForm(context, people, at, row)
  const form = await formOf(page, at)
  const wanted = typed && { [typed.both.name]: typed.both.ann, [typed.own.name]: typed.own.ann }
  if (wanted) await typeOnly(form, wanted)
  const names = wanted ? Object.keys(wanted) : await typeIn(form, row.values)
  const before = await heldBy(form)
  both.platform.clock.pass(1)
  const answer = await (typed ? savesBens(people, at, typed) : row.meanwhile?.by(both, at))
  if (answer?.status !== 303) return [`Ben's form answers ${answer?.status}`]
  both.platform.clock.pass(1)
  await press(page, at, row)
  const said = row.meanwhile?.said ?? /Ben Ito wrote at \d+:\d\d [ap]m/
  await page.getByText(said).first().waitFor()
  const now = await heldBy(await formOf(page, at))
  const lost = names.flatMap((name) =>
    now[name] === before[name] ? [] : [`two people: ${name} was '${before[name]}', is '${now[name]}'`],
  )
  await context.close()
  const stored = typed && (await both.ben.open(at.page)).form(at.action, at.having).value(typed.both.name)
  return typed && stored !== typed.both.ben ? [...lost, `Ben's ${typed.both.name} is now '${stored}'`] : lost
}

async function savesBens({ both: { ben } }: PeopleAtBrowsers, { page, action, having }: PlacedForm, row: TypedForm) {
  const form = (await ben.open(page)).form(action, having)
  return ben.send(action, form.typed(row.both.name, row.both.ben).sent(row.button))
}
