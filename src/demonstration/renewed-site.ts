import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Site } from '#site/site.ts'
import { STOCK_PLANS } from './stock/plans.ts'

/**
 * A made dealer's offers, banner and holidays, moved on by whole years once they are over, so that a demonstration has
 * an offer that runs and holidays to come in any year. Whole years, because the words beside a date name a season. Only
 * a demonstration calls this, and only for the made dealers: on a real site an offer that begins again by itself would be
 * a false deadline (LAW-6), so production and the studio read the dates as they are in `site.json`.
 */
export function renewedSite(site: Site, now: Date): Site {
  if (!(site.slug in STOCK_PLANS)) return site
  const { banner } = site.home
  const today = zonedInstant(now, site.timezone).slice(0, 10)
  const isOver = (until: string) => Date.parse(until) <= now.getTime()
  return {
    ...site,
    offers: { ...site.offers, list: site.offers.list.map((offer) => renewedSpan(offer, isOver)) },
    home: { ...site.home, banner: banner && renewedSpan(banner, isOver) },
    places: { ...site.places, holidays: renewedDays(site.places.holidays, today) },
    locations: site.locations.map((location) => ({
      ...location,
      specialHours: renewedDays(location.specialHours, today),
    })),
  }
}

function renewedSpan<Span extends { readonly from: string | null; readonly until: string | null }>(
  span: Span,
  isOver: (until: string) => boolean,
): Span {
  if (span.until === null) return span
  const years = yearsUntil(span.until, (until) => !isOver(until))
  return { ...span, from: span.from && yearsLater(span.from, years), until: yearsLater(span.until, years) }
}

/** All days move together, so that a season stays whole until its last day is over. */
function renewedDays<Day extends { readonly date: string }>(days: readonly Day[], today: string): Day[] {
  const last = days
    .map(({ date }) => date)
    .sort()
    .at(-1)
  const years = last === undefined ? 0 : yearsUntil(last, (date) => date >= today)
  return days.map((day) => ({ ...day, date: yearsLater(day.date, years) }))
}

/** The fewest years by which a date is `ahead`. */
function yearsUntil(date: string, ahead: (date: string) => boolean): number {
  let years = 0
  while (!ahead(yearsLater(date, years))) years += 1
  return years
}

/** For a date or an instant. No made date is a leap day. */
function yearsLater(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
}
