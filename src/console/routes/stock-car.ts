import { fullTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { actChange } from '#domain/desk/act-change.ts'
import {
  DESK_FIELD_NAMES,
  type DeskField,
  type DeskValue,
  deskField,
  deskInput,
  deskText,
  isDeskField,
  readDeskValue,
} from '#domain/desk/desk-fields.ts'
import { type DeskState, deskState } from '#domain/desk/desk-state.ts'
import type { DeskChange, OverriddenPart, Override, Overrides } from '#domain/desk/override.ts'
import { isSame } from '#domain/desk/override.ts'
import type { PhotoOrder } from '#domain/desk/photo/photo-order.ts'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import { may } from '#domain/staff/actor.ts'
import { dealerOrigin } from '#operations/dealer-origin.ts'
import { editCars, feedValue } from '#operations/desk/edit-cars.ts'
import { type ShownDeskCar, showDeskCar } from '#operations/desk/show-desk-car.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { endOfDay } from '../end-of-day.ts'
import { formText } from '../form-text.ts'
import { momentOf } from '../moment.ts'
import { onSite } from '../on-site.ts'
import type { DeskCarPage, DeskPageField } from '../pages/stock-page.ts'
import { controlOf } from '../stock/field-control.ts'
import { isAboutPhotos, photoSection } from '../stock/photo-tiles.ts'
import { STATE_BADGES, scoreTone, taskHref } from '../stock/stock-labels.ts'
import { noticeOf } from '../stock/stock-notice.ts'

/** DESK-2 to DESK-4, DESK-8: one car, what staff set on it, and what they do with it. */
export const STOCK_CAR = {
  'GET /stock/:id': (call) => carPage(call),
  'POST /stock/:id/fields': async (call) => {
    const { site, actor } = onSite(call)
    const released = formText(call.form, 'release')
    if (isDeskField(released)) return saved(call, [{ part: released, to: null }], released)
    const { car } = await showDeskCar(call.platform, site, actor, idOf(call))
    const until = endOfDay(formText(call.form, 'until'), site.timezone)
    const changes: DeskChange[] = []
    const faults: string[] = []
    for (const name of DESK_FIELD_NAMES) {
      const typed = call.form.get(name)
      if (typeof typed !== 'string') continue
      const read = readDeskValue(name, typed)
      if (!read.ok) faults.push(read.fault)
      else if (read.value !== (car[name] ?? null)) changes.push({ part: name, to: { value: read.value, until } })
    }
    return faults.length > 0 ? carPage(call, { fault: faults.join(' ') }) : saved(call, changes, null)
  },
  'POST /stock/:id/act': async (call) => {
    const { site, actor } = onSite(call)
    const act = ACTS.find(({ act }) => act === formText(call.form, 'do'))
    if (!act) return carPage(call, { fault: 'Choose what to do with the car.' })
    const { desk } = await showDeskCar(call.platform, site, actor, idOf(call))
    return saved(call, [actChange(desk.feedCar, act.part, act.value)], null)
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** DESK-3: what staff do with a whole car, and in which states of it. */
const ACTS: readonly {
  readonly act: string
  readonly label: string
  readonly in: readonly DeskState[]
  readonly part: DeskField
  readonly value: DeskValue
}[] = [
  { act: 'hide', label: 'Hide', in: ['live', 'held', 'coming'], part: 'show_on_dealer_website', value: false },
  { act: 'show', label: 'Show on the website', in: ['hidden'], part: 'show_on_dealer_website', value: true },
  { act: 'hold', label: 'Hold for a buyer', in: ['live', 'coming'], part: 'reserved', value: true },
  { act: 'free', label: 'End the hold', in: ['held'], part: 'reserved', value: false },
  { act: 'coming', label: 'Coming soon', in: ['live'], part: 'status', value: 'coming_soon' },
  { act: 'here', label: 'For sale now', in: ['coming'], part: 'status', value: 'in_stock' },
  { act: 'sold', label: 'Mark as sold', in: ['live', 'held', 'coming', 'hidden'], part: 'status', value: 'sold' },
  { act: 'unsold', label: 'Not sold after all', in: ['sold'], part: 'status', value: 'in_stock' },
]

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

async function saved(call: ConsoleCall, changes: readonly DeskChange[], anchor: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const id = idOf(call)
  const { batch, cars } = await editCars(call.platform, site, actor, { carIds: [id], changes })
  const done = new URLSearchParams({ changed: String(cars), step: batch })
  return { to: `/stock/${id}?${done}${anchor === null ? '' : `#${anchor}`}` }
}

/** A car's page; `photoFaults`: why photos were not added or changed. */
export async function carPage(
  call: ConsoleCall,
  { fault = null, photoFaults = [] }: { readonly fault?: string | null; readonly photoFaults?: readonly string[] } = {},
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const shown = await showDeskCar(call.platform, site, actor, idOf(call))
  const { car, score, views } = shown
  const state = deskState(car)
  const mayEdit = may(actor, site, 'stock.edit')
  return {
    status: fault || photoFaults.length > 0 ? 409 : 200,
    page: {
      kind: 'stock-car',
      id: car.id,
      title: fullTitle(car),
      note: [car.stocknum && `Stock ${car.stocknum}`, `${views.toLocaleString('en-AU')} views`, car.location.name]
        .filter(Boolean)
        .join(' · '),
      notice: isAboutPhotos(call.query) ? null : noticeOf(call.query),
      fault,
      back: '/stock',
      website: state === 'hidden' ? null : dealerOrigin(call.platform.consoleOrigin, site) + vehiclePath(car.slug),
      state: STATE_BADGES[state],
      mayEdit,
      acts: mayEdit ? ACTS.filter((each) => each.in.includes(state)).map(({ act, label }) => ({ act, label })) : [],
      groups: GROUPS.map((title) => ({
        title,
        fields: DESK_FIELD_NAMES.filter((name) => deskField(name).group === title).map((name) =>
          fieldOf(name, shown, site),
        ),
      })),
      photos: photoSection(shown, { query: call.query, faults: photoFaults, mayEdit }),
      score: {
        points: score.points,
        tone: scoreTone(score.points),
        missing: score.missing.map(({ task, part, points }) => ({ text: task, points, href: taskHref(car.id, part) })),
      },
      prices: shown.ledger.map(({ at, price, offerPrice, source }) => {
        const amount = currentPrice({ price, offer_price: offerPrice })
        return {
          at: momentOf(at, site.timezone),
          price: amount === null ? 'Not shown' : formatMoney(amount),
          source: source === 'staff' ? 'Staff' : `Feed ${source}`,
        }
      }),
      was: wasText(shown.was),
      edits: shown.edits.map((edit) => editOf(edit, site, mayEdit)),
    },
  }
}

const GROUPS = ['Price', 'On the website', 'Description', 'Facts'] as const

function fieldOf(name: DeskField, { car, desk }: ShownDeskCar, site: Site): DeskPageField {
  const value = car[name] ?? null
  const override = desk.overrides.get(name)
  const now = feedValue(desk.feedCar, name) ?? null
  return {
    ...controlOf(name),
    input: deskInput(name, value),
    value: deskText(name, value),
    source: override ? sourceOf(override, partText(name, desk.overrides), site) : `Feed ${desk.feed}`,
    isOverridden: override !== undefined,
    feedNow: override && now !== override.feedValue ? `The feed now says ${deskText(name, now)}` : null,
  }
}

function sourceOf({ by, at, from, until }: Override, value: string, site: Site): string {
  const day = (instant: Date) => momentOf(instant, site.timezone).text.slice(0, 10)
  const begin = from === null ? '' : `, ${value} from ${day(from)}`
  const end = until === null ? '' : `, until ${day(new Date(until.getTime() - 1))}`
  return `${by.name}, ${momentOf(at, site.timezone).text}${begin}${end}`
}

/** DESK-7: why the desk trusts a 'Was' price, or not. */
function wasText(was: ShownDeskCar['was']): string | null {
  if (was === null) return null
  const days = `${was.days} ${was.days === 1 ? 'day' : 'days'} of the last 60`
  return was.isProven
    ? `${formatMoney(was.amount)} was shown on ${days}: it may be called ‘Was’.`
    : `${formatMoney(was.amount)} was shown on ${days}. A ‘Was’ price needs seven: take it out, or check it.`
}

function editOf(edit: ShownDeskCar['edits'][number], site: Site, mayEdit: boolean): DeskCarPage['edits'][number] {
  const parts = [...new Set([...edit.before.keys(), ...edit.after.keys()])]
  return {
    id: edit.id,
    at: momentOf(edit.at, site.timezone),
    who: edit.by.name,
    lines: parts
      .filter((part) => !isSame(edit.before.get(part), edit.after.get(part)))
      .map((part) => `${partLabel(part)}: ${partText(part, edit.before)} → ${partText(part, edit.after)}`),
    undo: mayEdit && edit.undoneAt === null ? edit.batch : null,
    isUndone: edit.undoneAt !== null,
  }
}

function partLabel(part: OverriddenPart): string {
  return part === 'photos' ? 'Photos' : deskField(part).label
}

/** What staff set for the photos: 'own order, 1 hidden, 2 added, 1 cropped or turned, 1 described'. */
function photosText({ first, hidden, own = [], edits = {}, texts = {} }: PhotoOrder): string {
  const counts = [
    [hidden.length, 'hidden'],
    [own.length, 'added'],
    [Object.keys(edits).length, 'cropped or turned'],
    [Object.keys(texts).length, 'described'],
  ] as const
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return [...(first.length > 0 ? ['own order'] : []), ...parts].join(', ')
}

function partText(part: OverriddenPart, overrides: Overrides): string {
  const override = overrides.get(part)
  if (!override) return part === 'photos' ? 'the feed’s order' : 'as in the feed'
  const { value } = override
  if (typeof value === 'object' && value !== null) return photosText(value)
  return part === 'photos' ? '' : deskText(part, value)
}
