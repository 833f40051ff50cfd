import { MANUFACTURERS } from '../manufacturers.ts'
import { didYouMean } from '../nearest.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'
import { check, unknownName, type Written } from './check.ts'

/** What a page offers must be there: what a button leads to, the sort it starts with, the makes it names. */
export const offerChecks = [
  check(['reservation', 'card', 'vehicle'], ({ reservation, card, vehicle }, written) =>
    reservation.kind === 'off'
      ? [
          ...askedFor(['card', 'buttons'], card.buttons, ['reserve-now'], 'reservation', written),
          ...askedFor(['vehicle', 'sidebar'], vehicle.sidebar, ['reserve', 'buy-online'], 'reservation', written),
          ...askedFor(['vehicle', 'sections'], vehicle.sections, ['reserve-online'], 'reservation', written),
        ]
      : [],
  ),
  check(['tradeIn', 'vehicle'], ({ tradeIn, vehicle }, written) =>
    tradeIn.valuation
      ? []
      : askedFor(['vehicle', 'sidebar'], vehicle.sidebar, ['trade-in'], 'tradeIn.valuation', written),
  ),
  check(['integrations'], ({ integrations: { saving, garageEnabled } }) =>
    saving === 'garage' && !garageEnabled
      ? [fault(['integrations', 'saving'], 'saving in the garage needs integrations.garageEnabled')]
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
  check(['identity'], ({ identity }) => makeFaults(identity.manufacturer, ['identity', 'manufacturer'])),
  check(['vehicle'], ({ vehicle }) => makeFaults(vehicle.certified?.make ?? null, ['vehicle', 'certified', 'make'])),
  check(['finance'], ({ finance }) =>
    finance.excludedMakes.flatMap((make, index) => makeFaults(make, ['finance', 'excludedMakes', index])),
  ),
  check(['dealerships'], ({ dealerships }) =>
    dealerships.flatMap(({ manufacturers }, index) =>
      manufacturers.flatMap((make, each) => makeFaults(make, ['dealerships', index, 'manufacturers', each])),
    ),
  ),
]

/** The defaults list every button there is; only what a dealer wrote himself is asked for. */
function askedFor(
  at: SitePath,
  listed: readonly string[],
  needing: readonly string[],
  needed: string,
  written: Written,
) {
  if (!written(...at)) return []
  return listed.flatMap((name, index) =>
    needing.includes(name) ? [fault([...at, index], `"${name}" needs ${needed}, which is off`)] : [],
  )
}

function makeFaults(make: string | null, at: SitePath): readonly FoundFault[] {
  if (make === null || NAMES.includes(make)) return []
  return [fault(at, `"${make}" is no manufacturer known to the platform`, didYouMean(make, NAMES))]
}

const NAMES = MANUFACTURERS.map((manufacturer) => manufacturer.name)
