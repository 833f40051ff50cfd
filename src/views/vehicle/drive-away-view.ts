import { dateText } from '#domain/date-text.ts'
import {
  type ChargeName,
  type DriveAway,
  type DriveAwayCar,
  type DriveAwayLine,
  driveAway,
  hasDriveAway,
  type OnRoadCharges,
} from '#domain/drive-away/drive-away.ts'
import { type Missing, STATES, type State } from '#domain/drive-away/duty-facts.ts'
import { formatCents } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import { zonedTime } from '#domain/zoned-time.ts'

/** MONEY-3: the estimates of a car's price with government charges, by state. */
export interface DriveAwayView {
  /** The car's own state. */
  readonly state: State
  readonly states: Readonly<Record<State, DriveAwayStateView>>
}

export interface DriveAwayStateView {
  /** 'Estimated drive away in QLD'; 'With stamp duty in QLD' if other charges are not known. */
  readonly label: string
  /** '$46,169'; null where a fact is missing. */
  readonly total: string | null
  readonly lines: readonly { readonly label: string; readonly amount: string }[]
  /** Sentences: what is missing or left out, the table's source and dates. */
  readonly notes: readonly string[]
}

/** Site fields that the estimate depends on. A `Site` is one. */
export interface DriveAwaySite {
  readonly region: RegionCode
  readonly timezone: string
  readonly driveAway: { readonly estimate: boolean; readonly charges: readonly OnRoadCharges[] }
}

/** MONEY-3: null for every price but one without government charges, and outside Australia. `own`: the car's state. */
export function driveAwayView(
  car: DriveAwayCar,
  own: string | null,
  { region, timezone, driveAway: options }: DriveAwaySite,
  now: Date,
): DriveAwayView | null {
  if (region !== 'AU' || !options.estimate || !hasDriveAway(car)) return null
  const state = STATES.find((each) => each === own?.toUpperCase())
  if (state === undefined) return null
  const today = zonedTime(now, timezone).date
  const views = STATES.map((each) => [each, stateView(driveAway(car, each, options.charges, today), region)])
  return { state, states: Object.fromEntries(views) as DriveAwayView['states'] }
}

function stateView(estimate: DriveAway, region: RegionCode): DriveAwayStateView {
  const { state } = estimate
  if (estimate.kind === 'missing') {
    const label = `Drive away in ${state}: ask us`
    return { label, total: null, lines: [], notes: [`We cannot estimate it here: ${MISSING[estimate.missing]}.`] }
  }
  const { kind, total, lines, left, source, from, until, charges } = estimate
  const dates = `${dateText(from, region)} to ${dateText(until, region)}`
  return {
    label: kind === 'complete' ? `Estimated drive away in ${state}` : `With stamp duty in ${state}`,
    total: formatCents(total),
    lines: lines.map(({ name, cents }) => ({ label: LABELS[name], amount: formatCents(cents) })),
    notes: [
      ...(left.length > 0 ? [`Not included: ${listed(left.map((name) => NOT_INCLUDED[name]))}.`] : []),
      'Estimate for a private buyer. Ask us to confirm it.',
      `Stamp duty: ${source.name}, rates for ${dates}.${charges === null ? '' : ` Other charges: ${charges}.`}`,
    ],
  }
}

const LABELS: Readonly<Record<DriveAwayLine['name'], string>> = {
  price: 'Price',
  duty: 'Stamp duty',
  registration: 'Registration',
  insurance: 'Compulsory insurance',
  transfer: 'Transfer fee',
}

const NOT_INCLUDED: Readonly<Record<ChargeName, string>> = {
  registration: 'registration',
  insurance: 'compulsory insurance (CTP)',
  transfer: 'the transfer fee',
}

/** Why there is no figure, after a colon. */
const MISSING: Readonly<Record<Missing, string>> = {
  power: 'duty depends on the fuel, which is not listed',
  cylinders: 'duty depends on the number of cylinders, which is not listed',
  co2: 'duty depends on the CO2 emissions, which are not listed',
  seats: 'duty depends on the number of seats, which is not listed',
  rates: 'we have no duty rates for today',
  'list-price': 'duty is on the maker’s list price, which is not listed',
  concession: 'a concession for electric cars may apply',
  'commercial-rates': 'other rates apply to utes and vans',
}

/** 'a, b and c' */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
