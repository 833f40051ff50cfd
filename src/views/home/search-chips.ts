import { SEATS_SEGMENT } from '#domain/listing/stock-path.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import type { FacetCount } from '#search/engine.ts'
import * as words from '#words/home.ts'
import { say } from '#words/say.ts'
import type { SearchChip, TileView } from './home-view.ts'

/** Counts of the whole stock that the shortcuts are chosen by. */
export interface CountedForChips {
  readonly total: number
  /** The most common first. */
  readonly bodies: readonly TileView[]
  readonly seats: readonly FacetCount[]
  readonly sleeps: readonly FacetCount[]
  readonly price: readonly FacetCount[]
}

const BODIES = 2
const FAMILY_SEATS = 7
const FAMILY_BEDS = 4
/** Thousands of dollars. */
const BUDGETS = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100] as const
/** A budget is offered if it leaves at least this part of the stock. */
const BUDGET_SHARE = 0.15

/** SITE-12 B10: shortcuts below a phone's search field, each with cars behind it: two bodies, a family's size, a budget. */
export function searchChips({ total, bodies, seats, sleeps, price }: CountedForChips): readonly SearchChip[] {
  const chips = bodies.slice(0, BODIES).map(({ label, href }) => ({ label, href }))
  if (cars(seats, (count) => count === FAMILY_SEATS) > 0)
    chips.push({
      label: say(words.familySeatsSeats, { familySeats: FAMILY_SEATS }),
      href: `${SEARCH_PATH}/${SEATS_SEGMENT}`,
    })
  else if (cars(sleeps, (beds) => beds >= FAMILY_BEDS) > 0)
    chips.push({
      label: say(words.sleepsFamilyBeds, { familyBeds: FAMILY_BEDS }),
      href: `${SEARCH_PATH}?sleeps=${FAMILY_BEDS}:`,
    })
  const budget = BUDGETS.find((thousand) => cars(price, (sum) => sum <= thousand * 1000) >= total * BUDGET_SHARE)
  if (total > 0 && budget !== undefined)
    chips.push({ label: say(words.underBudgetK, { budget }), href: `${SEARCH_PATH}?price=:${budget}000` })
  return chips
}

function cars(counts: readonly FacetCount[], matches: (value: number) => boolean): number {
  return counts.filter(({ value }) => matches(Number(value))).reduce((sum, { count }) => sum + count, 0)
}
