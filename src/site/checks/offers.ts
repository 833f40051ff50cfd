import { MANUFACTURERS } from '../manufacturers.ts'
import { didYouMean } from '../nearest.ts'
import { card } from '../options/card.ts'
import { vehicle } from '../options/vehicle.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'
import { check, unknownName } from './check.ts'

/** Checks that what a page offers exists: the target of a button, the default sort, the makes it names. */
export const offerChecks = [
  check(['reservation', 'card', 'vehicle'], ({ reservation, card, vehicle }) =>
    reservation.kind === 'off'
      ? [
          ...askedFor(['card', 'buttons'], card.buttons, STANDARD.buttons, {
            needing: ['reserve-now'],
            needed: 'reservation',
          }),
          ...askedFor(['vehicle', 'sidebar'], vehicle.sidebar, STANDARD.sidebar, {
            needing: ['reserve', 'buy-online'],
            needed: 'reservation',
          }),
          ...askedFor(['vehicle', 'sections'], vehicle.sections, STANDARD.sections, {
            needing: ['reserve-online'],
            needed: 'reservation',
          }),
        ]
      : [],
  ),
  check(['tradeIn', 'vehicle'], ({ tradeIn, vehicle }) =>
    tradeIn.valuation
      ? []
      : askedFor(['vehicle', 'sidebar'], vehicle.sidebar, STANDARD.sidebar, {
          needing: ['trade-in'],
          needed: 'tradeIn.valuation',
        }),
  ),
  check(['integrations'], ({ integrations: { saving, garageEnabled } }) =>
    saving === 'garage' && !garageEnabled
      ? [fault(['integrations', 'saving'], 'saving in the garage needs integrations.garageEnabled')]
      : [],
  ),
  check(['integrations', 'garage'], ({ integrations: { garageEnabled }, garage: { gates } }) =>
    gates.length > 0 && !garageEnabled
      ? [fault(['garage', 'gates'], 'asking visitors to sign in needs integrations.garageEnabled')]
      : [],
  ),
  check(['search'], ({ search: { sorts, defaultSort } }) =>
    unknownName(['search', 'defaultSort'], 'order in search.sorts', defaultSort, sorts),
  ),
  check(['home'], ({ home: { banner } }) =>
    banner !== null && Date.parse(banner.from) >= Date.parse(banner.until)
      ? [fault(['home', 'banner', 'until'], 'the banner ends before it begins')]
      : [],
  ),
  check(['home', 'locations'], ({ home: { banner }, locations }) =>
    (banner?.locations ?? []).flatMap((id, index) =>
      unknownName(
        ['home', 'banner', 'locations', index],
        'location id',
        id,
        locations.map((location) => location.id),
      ),
    ),
  ),
  check(['dealerships', 'identity'], ({ dealerships, identity }) =>
    makeFaults(identity.manufacturer, ['identity', 'manufacturer'], dealerships),
  ),
  check(['dealerships', 'vehicle'], ({ dealerships, vehicle }) =>
    makeFaults(vehicle.certified?.make ?? null, ['vehicle', 'certified', 'make'], dealerships),
  ),
  check(['dealerships', 'finance'], ({ dealerships, finance }) =>
    finance.excludedMakes.flatMap((make, index) => makeFaults(make, ['finance', 'excludedMakes', index], dealerships)),
  ),
]

/** Ignores the standard lists, which name every button; a dealer's own list is a request for its buttons. */
function askedFor(
  at: SitePath,
  listed: readonly string[],
  standard: readonly string[],
  { needing, needed }: { readonly needing: readonly string[]; readonly needed: string },
) {
  if (listed.join() === standard.join()) return []
  return listed.flatMap((name, index) =>
    needing.includes(name) ? [fault([...at, index], `"${name}" needs ${needed}, which is off`)] : [],
  )
}

const STANDARD = { buttons: card.parse({}).buttons, ...vehicle.parse({}) }

/** A make is one the platform knows (SITE-11) or one that a dealership of the site says it sells. */
function makeFaults(make: string | null, at: SitePath, dealerships: Site['dealerships']): readonly FoundFault[] {
  const siteMakes = dealerships.flatMap((dealership) => dealership.manufacturers)
  if (make === null || KNOWN.includes(make) || siteMakes.includes(make)) return []
  const reason = `"${make}" is no make known to the platform, nor one of dealerships[].manufacturers`
  return [fault(at, reason, didYouMean(make, [...siteMakes, ...KNOWN]))]
}

const KNOWN = MANUFACTURERS.map((manufacturer) => manufacturer.name)
