import { MANUFACTURERS } from '../manufacturers.ts'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** P-14: what is written and does nothing, or does something twice. `slugs`: all sites of the folder; null if unknown. */
export function effectWarnings(site: Site, slugs: readonly string[] | null): readonly SiteWarning[] {
  const { offers, integrations, search, vehicle, card, identity } = site
  return [
    ...(offers.list.length > 0 && integrations.offersCount === 0
      ? [
          {
            path: 'integrations.offersCount',
            reason: `is 0, so none of the ${offers.list.length} offers shows: write at least ${offers.list.length}`,
          },
        ]
      : []),
    ...reservationWarnings(site),
    ...dealershipWarnings(site),
    ...otherSites(identity.otherRegions, site.slug, slugs),
    ...search.categories.flatMap((name, index) =>
      name.trim() === ''
        ? [{ path: `search.categories[${index}]`, reason: 'is empty: name a category of the stock, or take it away' }]
        : [],
    ),
    ...brandWarnings(site),
    ...twice(search.promotions.positions, 'search.promotions.positions'),
    ...twice(vehicle.sidebar, 'vehicle.sidebar'),
    ...twice(vehicle.sections, 'vehicle.sections'),
    ...twice(card.buttons, 'card.buttons'),
  ]
}

/** In whole currency units: more holds no car, it buys one. */
const LARGE_DEPOSIT = 5_000

function reservationWarnings({ reservation, card, vehicle }: Site): readonly SiteWarning[] {
  if (reservation.kind === 'off') return []
  const { amount } = reservation
  const shows =
    card.buttons.includes('reserve-now') ||
    vehicle.sidebar.some((name) => name === 'reserve' || name === 'buy-online') ||
    vehicle.sections.includes('reserve-online')
  return [
    ...(shows
      ? []
      : [
          {
            path: 'reservation',
            reason: 'cars can be reserved, and no button says so: add "reserve" to vehicle.sidebar',
          },
        ]),
    ...(amount > LARGE_DEPOSIT
      ? [
          {
            path: 'reservation.amount',
            reason: `a deposit of $${amount.toLocaleString('en-AU')} is in dollars; did you mean ${Math.round(amount / 100)}?`,
          },
        ]
      : []),
  ]
}

/** A preset names dealerships of many sites: a slug that is like none of this one's is no mistake there. */
function dealershipWarnings({ finance, dealerships }: Site): readonly SiteWarning[] {
  const slugs = dealerships.map(({ slug }) => slug)
  const isOfOthers = finance.excludedDealerships.some((slug) => slugs.includes(slug))
  return finance.excludedDealerships.flatMap((slug, index) => {
    if (slugs.includes(slug)) return []
    const hint = didYouMean(slug, slugs) ?? (isOfOthers ? null : `known: ${slugs.join(', ')}`)
    return hint === null
      ? []
      : [{ path: `finance.excludedDealerships[${index}]`, reason: `there is no dealership "${slug}" here; ${hint}` }]
  })
}

/** P-15: a logo for a make that no stock spells so shows beside nothing. */
function brandWarnings({ menus, dealerships }: Site): readonly SiteWarning[] {
  const makes = [...MANUFACTURERS.map(({ name }) => name), ...dealerships.flatMap(({ manufacturers }) => manufacturers)]
  return menus.brandLogos.flatMap(({ make }, index) => {
    if (makes.includes(make)) return []
    const hint = didYouMean(make, makes)
    const reason = `"${make}" is no make known to the platform, nor one of dealerships[].manufacturers`
    return [{ path: `menus.brandLogos[${index}].make`, reason: hint === null ? reason : `${reason}; ${hint}` }]
  })
}

function otherSites(named: readonly string[], own: string, slugs: readonly string[] | null): readonly SiteWarning[] {
  const others = slugs?.filter((slug) => slug !== own) ?? null
  return named.flatMap((slug, index) => {
    if (others === null || others.includes(slug)) return []
    const hint = didYouMean(slug, others)
    const reason = `there is no other site "${slug}" in the folder of sites${hint === null ? '' : `; ${hint}`}`
    return [{ path: `identity.otherRegions[${index}]`, reason }]
  })
}

function twice(list: readonly (string | number)[], path: string): readonly SiteWarning[] {
  return list.flatMap((value, index) =>
    list.indexOf(value) === index
      ? []
      : [{ path: `${path}[${index}]`, reason: `${value} is in this list twice: take one away` }],
  )
}
