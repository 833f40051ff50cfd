import { fullName } from '#domain/car/car-title.ts'
import { dateText } from '#domain/date/date-text.ts'
import { CAR_ACTS, type CarAct } from '#domain/desk/car-acts.ts'
import { DESK_FIELD_NAMES, deskField } from '#domain/desk/desk-fields.ts'
import { type DeskFields, deskForm, deskFormValues } from '#domain/desk/desk-form.ts'
import { deskState } from '#domain/desk/desk-state.ts'
import { unlistedReason } from '#domain/desk/unlisted-reason.ts'
import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { vehiclePath } from '#domain/paths.ts'
import { may } from '#domain/staff/actor.ts'
import { dealerOrigin } from '#operations/dealer-origin.ts'
import { type ShownDeskCar, showDeskCar } from '#operations/desk/show-desk-car.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { clashViews } from '../../form/clash-view.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { isAboutPhotos, photoSection } from '../photos/photo-tiles.ts'
import { NOT_LISTED, STATE_BADGES, scoreTone, taskHref } from '../stock-labels.ts'
import { noticeOf } from '../stock-notice.ts'
import type { StockNotice } from '../stock-notice-values.ts'
import { fieldOf } from './car-fields.ts'
import { editsOf, pricesOf } from './car-history.ts'
import type { DeskCarPage } from './car-values.ts'
import { formerPriceText } from './former-price-text.ts'

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
  const deskCar = await showDeskCar(staffRequest(call), call.params['id'] ?? '')
  const { car, score, views } = deskCar
  const state = deskState(car)
  const unlisted = unlistedReason(car, site)
  const mayEdit = may(actor, site, 'stock.edit')
  const states = fieldStates(deskForm(site.region), deskFormValues(car), form.filled, form.clashes)
  return {
    status: fault || photoFaults.length > 0 || form.clashes.length > 0 ? 409 : 200,
    page: typedPage<DeskCarPage>({
      kind: 'stock-car',
      id: car.id,
      title: fullName(car),
      note: [car.stocknum && `Stock ${car.stocknum}`, `${views.toLocaleString('en-AU')} views`, car.location.name]
        .filter(Boolean)
        .join(' · '),
      notice: notice ?? (isAboutPhotos(call.query) ? null : noticeOf(call.query)),
      fault,
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
      acts: mayEdit
        ? CAR_ACTS.filter((each) => isOffered(each, deskCar)).map(({ act, label }) => ({ act, label }))
        : [],
      sale: saleOf(deskCar, site),
      groups: GROUPS.map((title) => ({
        title,
        fields: DESK_FIELD_NAMES.filter((name) => deskField(name).group === title).map((name) =>
          fieldOf(name, deskCar, site, states[name]),
        ),
      })),
      photos: photoSection(deskCar, { query: call.query, faults: photoFaults, mayEdit }),
      score: {
        points: score.points,
        tone: scoreTone(score.points),
        missing: score.missing.map(({ task, part, points }) => ({ text: task, points, href: taskHref(car.id, part) })),
      },
      prices: pricesOf(deskCar, site),
      was: deskCar.was && formerPriceText(deskCar.was),
      edits: editsOf(deskCar, site, mayEdit),
    }),
  }
}

/** DESK-3; SALES-9: a car with a sale is for sale again once the sale is taken back at its lead. */
function isOffered({ act, in: states }: CarAct, { car, sale }: ShownDeskCar): boolean {
  return states.includes(deskState(car)) && !(act === 'unsold' && sale !== null && !sale.isLeadDeleted)
}

function saleOf({ sale, car }: ShownDeskCar, { region }: Pick<Site, 'region'>): DeskCarPage['sale'] {
  if (sale === null) return null
  const sold = `Sold by ${sale.seller} on ${dateText(sale.soldOn, region)}`
  const rest = sale.isLeadDeleted
    ? ', to a lead that was deleted.'
    : car.status === 'sold'
      ? '. Taking the sale back at its lead puts the car up for sale again.'
      : '. The car is for sale again, and the lead still has the sale: take it back there.'
  return { text: sold + rest, lead: sale.leadId && `/leads/${sale.leadId}` }
}

const GROUPS = ['Price', 'On the website', 'Description', 'Facts', 'Inspection'] as const
