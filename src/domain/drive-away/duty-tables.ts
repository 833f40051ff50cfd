import { bracket, dutyByBrackets, type PrintedBracket } from './duty-bracket.ts'
import type { DutyFacts, Missing, State } from './duty-facts.ts'

/** A state's duty while it is in force. */
export interface DutyTable {
  /** First and last day, ISO dates. Rates change with state budgets, so a table ends with the financial year that it was checked for. */
  readonly from: string
  readonly until: string
  readonly source: { readonly name: string; readonly url: string }
  /** Duty in cents on a dutiable value in cents, or what is missing. */
  duty(value: number, facts: DutyFacts): number | Missing
}

const rates = (...rows: readonly PrintedBracket[]) => {
  const brackets = rows.map(bracket)
  return (value: number) => dutyByBrackets(brackets, value)
}

const NSW_PASSENGER = rates({ upTo: 45_000, rate: 3 }, { base: 1_350, rate: 5, over: 45_000 })
const THREE_PER_HUNDRED = rates({ rate: 3 })

/** Victoria's rates apply to the whole value: one dollar above a threshold changes the rate of every dollar. */
const victoria =
  (threshold: number): DutyTable['duty'] =>
  (value, { carriesGoods, isNew, power, co2 }) => {
    if (carriesGoods) return isNew ? VIC_NEW_GOODS(value) : VIC_LOWEST(value)
    if (power === 'electric' || value <= threshold * 100) return VIC_LOWEST(value)
    if (co2 === null) return 'co2'
    return co2 <= 120 ? VIC_LOWEST(value) : VIC_PASSENGER(threshold)(value)
  }
const VIC_NEW_GOODS = rates({ rate: 5.4, per: 200 })
const VIC_LOWEST = rates({ rate: 8.4, per: 200 })
const VIC_PASSENGER = (threshold: number) =>
  rates(
    { upTo: threshold, rate: 8.4, per: 200 },
    { upTo: 100_000, rate: 10.4, per: 200 },
    { upTo: 150_000, rate: 14, per: 200 },
    { rate: 18, per: 200 },
  )

const queensland: DutyTable['duty'] = (value, { power, cylinders }) => {
  if (power === null) return 'power'
  if (power !== 'combustion') return QLD_HYBRID(value)
  if (cylinders === null) return 'cylinders'
  if (cylinders <= 4) return QLD_FOUR(value)
  return cylinders <= 6 ? QLD_SIX(value) : QLD_EIGHT(value)
}
const QLD_HYBRID = rates({ upTo: 100_000, rate: 2 }, { rate: 4 })
const QLD_FOUR = rates({ upTo: 100_000, rate: 3 }, { rate: 5 })
const QLD_SIX = rates({ upTo: 100_000, rate: 3.5 }, { rate: 5.5 })
const QLD_EIGHT = rates({ upTo: 100_000, rate: 4 }, { rate: 6 })

const SA_PASSENGER = rates(
  { upTo: 1_000, rate: 1 },
  { upTo: 2_000, base: 10, rate: 2, over: 1_000 },
  { upTo: 3_000, base: 30, rate: 3, over: 2_000 },
  { base: 60, rate: 4, over: 3_000 },
)
const SA_LEAST = 500

/** The rate climbs with the value: 2.75 % up to $25,000, 6.5 % above $50,000, rounded down to five cents (Duties Act 2008 s 236). */
const westernAustralia: DutyTable['duty'] = (value, { isNew }) => {
  if (isNew) return 'list-price'
  const climb = Math.round((value / 100 - 25_000) / 66.666_6)
  const basisPoints = value <= 2_500_000 ? 275 : value <= 5_000_000 ? 275 + climb : 650
  return Math.floor((value * basisPoints) / 10_000 / 5) * 5
}

const tasmania: DutyTable['duty'] = (value, { carriesGoods, seats }) => {
  if (carriesGoods) return TAS_GOODS(value)
  const dependsOnSeats = value > 3_500_000 && value <= 4_000_000
  if (dependsOnSeats && seats === null) return 'seats'
  return seats !== null && seats > 9 ? TAS_GOODS(value) : TAS_PASSENGER(value)
}
const TAS_GOODS = rates({ upTo: 600, base: 20, rate: 0 }, { rate: 3 })
const TAS_PASSENGER = rates(
  { upTo: 600, base: 20, rate: 0 },
  { upTo: 35_000, rate: 3 },
  { upTo: 40_000, base: 1_050, rate: 11, over: 35_000 },
  { rate: 4 },
)

const territory: DutyTable['duty'] = (value, { power }) => {
  if (power === null) return 'power'
  return power === 'electric' || power === 'plug-in-hybrid' ? 'concession' : THREE_PER_HUNDRED(value)
}

/** End of the financial year for which a person last compared the tables with their sources. */
const CHECKED_UNTIL = '2027-06-30'

/** MONEY-3: duty on light vehicles by state. The ACT has no row: its rates in force could not be read (docs/decisions/120). */
export const DUTY_TABLES: Readonly<Record<State, readonly DutyTable[]>> = {
  ACT: [],
  NSW: [
    {
      from: '2024-01-01',
      until: CHECKED_UNTIL,
      source: {
        name: 'Revenue NSW',
        url: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/motor-vehicle-duty',
      },
      duty: (value, { carriesGoods }) => (carriesGoods ? THREE_PER_HUNDRED(value) : NSW_PASSENGER(value)),
    },
  ],
  NT: [
    {
      from: '2022-07-01',
      until: CHECKED_UNTIL,
      source: { name: 'Territory Revenue Office', url: 'https://treasury.nt.gov.au' },
      duty: territory,
    },
  ],
  QLD: [
    {
      from: '2018-07-01',
      until: CHECKED_UNTIL,
      source: { name: 'Queensland Government', url: 'https://www.qld.gov.au/transport/registration/fees/duty/rates' },
      duty: queensland,
    },
  ],
  SA: [
    {
      from: '2018-07-01',
      until: CHECKED_UNTIL,
      source: { name: 'RevenueSA', url: 'https://www.revenuesa.sa.gov.au' },
      duty: (value, { carriesGoods }) => (carriesGoods ? 'commercial-rates' : Math.max(SA_LEAST, SA_PASSENGER(value))),
    },
  ],
  TAS: [
    {
      from: '2023-07-01',
      until: CHECKED_UNTIL,
      source: { name: 'State Revenue Office of Tasmania', url: 'https://www.sro.tas.gov.au' },
      duty: tasmania,
    },
  ],
  VIC: [
    {
      from: '2025-07-01',
      until: '2026-06-30',
      source: { name: 'State Revenue Office Victoria', url: 'https://www.sro.vic.gov.au' },
      duty: victoria(80_567),
    },
    {
      from: '2026-07-01',
      until: CHECKED_UNTIL,
      source: { name: 'State Revenue Office Victoria', url: 'https://www.sro.vic.gov.au' },
      duty: victoria(80_809),
    },
  ],
  WA: [
    {
      from: '2008-07-01',
      until: CHECKED_UNTIL,
      source: { name: 'RevenueWA', url: 'https://www.wa.gov.au/organisation/department-of-finance' },
      duty: westernAustralia,
    },
  ],
}
