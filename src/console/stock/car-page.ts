import { fullTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { CAR_ACTS } from '#domain/desk/car-acts.ts'
import { DESK_FIELD_NAMES, type DeskField, deskField, deskText } from '#domain/desk/desk-fields.ts'
import { DESK_FORM, type DeskFields, deskFormValues } from '#domain/desk/desk-form.ts'
import { deskState } from '#domain/desk/desk-state.ts'
import { isSame, type OverriddenPart, type Override, type Overrides } from '#domain/desk/override.ts'
import type { PhotoOrder } from '#domain/desk/photo/photo-order.ts'
import { unlistedReason } from '#domain/desk/unlisted-reason.ts'
import { type Clash, type FieldState, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import { may } from '#domain/staff/actor.ts'
import { dealerOrigin } from '#operations/dealer-origin.ts'
import { feedValue } from '#operations/desk/edit-cars.ts'
import { type ShownDeskCar, showDeskCar } from '#operations/desk/show-desk-car.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { onSite } from '../on-site.ts'
import type { StockNotice } from '../pages/stock-notice.ts'
import type { DeskCarPage, DeskPageField } from '../pages/stock-page.ts'
import { momentOf } from '../time/moment.ts'
import { controlOf } from './field-control.ts'
import { formerPriceText } from './former-price-text.ts'
import { isAboutPhotos, photoSection } from './photo-tiles.ts'
import { NOT_LISTED, STATE_BADGES, scoreTone, taskHref } from './stock-labels.ts'
import { noticeOf } from './stock-notice.ts'

/** A form of a car that comes back: what was typed, and why it is not saved. */
export interface CarFormSent {
  readonly filled: FilledForm<DeskFields> | null
  readonly until: { readonly input: string; readonly fault: string | null }
  readonly clashes: readonly Clash[]
}

interface ShownInCar {
  readonly fault?: string | null
  readonly notice?: StockNotice | null
  /** Why photos were not added or changed. */
  readonly photoFaults?: readonly string[]
  readonly form?: CarFormSent
}

const NOT_SENT: CarFormSent = { filled: null, until: { input: '', fault: null }, clashes: [] }

/** A car's page. */
export async function carPage(
  call: ConsoleCall,
  { fault = null, notice = null, photoFaults = [], form = NOT_SENT }: ShownInCar = {},
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const shown = await showDeskCar(call.platform, site, actor, call.params['id'] ?? '')
  const { car, score, views } = shown
  const state = deskState(car)
  const unlisted = unlistedReason(car, site)
  const mayEdit = may(actor, site, 'stock.edit')
  const states = fieldStates(DESK_FORM, deskFormValues(car), form.filled, form.clashes)
  return {
    status: fault || photoFaults.length > 0 || form.clashes.length > 0 ? 409 : 200,
    page: {
      kind: 'stock-car',
      id: car.id,
      title: fullTitle(car),
      note: [car.stocknum && `Stock ${car.stocknum}`, `${views.toLocaleString('en-AU')} views`, car.location.name]
        .filter(Boolean)
        .join(' · '),
      notice: notice ?? (isAboutPhotos(call.query) ? null : noticeOf(call.query)),
      fault,
      back: '/stock',
      website: state === 'hidden' ? null : dealerOrigin(call.platform.consoleOrigin, site) + vehiclePath(car.slug),
      state: unlisted === null ? STATE_BADGES[state] : NOT_LISTED,
      unlisted,
      seenState: state,
      mayEdit,
      clashes: clashViews(form.clashes, site, call.platform.clock.now()),
      until: {
        ...form.until,
        hasFocus: form.until.fault !== null && !Object.values(states).some(({ hasFocus }) => hasFocus),
      },
      acts: mayEdit ? CAR_ACTS.filter((each) => each.in.includes(state)).map(({ act, label }) => ({ act, label })) : [],
      groups: GROUPS.map((title) => ({
        title,
        fields: DESK_FIELD_NAMES.filter((name) => deskField(name).group === title).map((name) =>
          fieldOf(name, shown, site, states[name]),
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
      was: shown.was && formerPriceText(shown.was),
      edits: shown.edits.map((edit) => editOf(edit, site, mayEdit)),
    },
  }
}

const GROUPS = ['Price', 'On the website', 'Description', 'Facts'] as const

function fieldOf(name: DeskField, { car, desk }: ShownDeskCar, site: Site, state: FieldState): DeskPageField {
  const value = car[name] ?? null
  const override = desk.overrides.get(name)
  const now = feedValue(desk.feedCar, name) ?? null
  return {
    ...controlOf(name),
    ...state,
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
