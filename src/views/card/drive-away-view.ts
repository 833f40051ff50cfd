import { dateText } from '#domain/date/date-text.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
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
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

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
    const label = say(words.driveAwayStateAsk, { state })
    return {
      label,
      total: null,
      lines: [],
      notes: [say(words.cannotEstimateHereValue, { value: missing()[estimate.missing] })],
    }
  }
  const { kind, total, lines, left, source, from, until, charges } = estimate
  const dates = say(words.dateToDate2, { date: dateText(from, region), date2: dateText(until, region) })
  return {
    label: kind === 'complete' ? say(words.estimatedDriveAwayState, { state }) : say(words.stampDutyState, { state }),
    total: formatCents(total),
    lines: lines.map(({ name, cents }) => ({ label: labels()[name], amount: formatCents(cents) })),
    notes: [
      ...(left.length > 0
        ? [say(words.notIncludedListed, { listed: listed(left.map((name) => notIncluded()[name])) })]
        : []),
      say(words.estimatePrivateBuyerAsk),
      say(words.stampDutyNameRates, {
        name: source.name,
        dates,
        part: charges === null ? '' : ` ${say(words.otherChargesCharges, { charges })}`,
      }),
    ],
  }
}

const labels = (): Readonly<Record<DriveAwayLine['name'], string>> => ({
  price: say(words.price),
  duty: say(words.stampDuty),
  registration: say(words.registration),
  insurance: say(words.compulsoryInsurance),
  transfer: say(words.transferFee),
})

const notIncluded = (): Readonly<Record<ChargeName, string>> => ({
  registration: 'registration',
  insurance: say(words.compulsoryInsuranceCtp),
  transfer: say(words.theTransferFee),
})

/** Why there is no figure, after a colon. */
const missing = (): Readonly<Record<Missing, string>> => ({
  power: say(words.dutyDependsFuelWhich),
  cylinders: say(words.dutyDependsNumberCylinders),
  co2: say(words.dutyDependsCo2Emissions),
  seats: say(words.dutyDependsNumberSeats),
  rates: say(words.noDutyRatesToday),
  'list-price': say(words.dutyMakersListPrice),
  concession: say(words.concessionElectricCarsMay),
  'commercial-rates': say(words.otherRatesApplyUtes),
})

/** 'a, b and c' */
function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : say(words.sliceAndAt, { slice: names.slice(0, -1).join(', '), at: names.at(-1) })
}
