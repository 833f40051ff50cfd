import { stateOfPostcode } from '#domain/location/postcode-state.ts'
import { REGIONS } from '#domain/region.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** P-14: an address or a position that is in another state, or on another half of the earth. */
export function placeWarnings({ region, locations }: Pick<Site, 'region' | 'locations'>): readonly SiteWarning[] {
  return locations.flatMap(({ state, postcode, lat, lng }, index) => {
    const at = `locations[${index}]`
    return [
      ...postcodeWarnings(region, state, postcode, at),
      ...signWarnings(lat, 'latitude', IN_THE_PACIFIC.has(state) ? 0 : region === 'US' ? 1 : -1, `${at}.lat`),
      ...signWarnings(lng, 'longitude', IN_THE_PACIFIC.has(state) ? 0 : LONGITUDES[region], `${at}.lng`),
    ]
  })
}

/** The sign of a longitude by region; 0 where both are found. */
const LONGITUDES = { AU: 1, NZ: 0, US: -1 } as const

/** Territories of the United States beyond the equator or the date line. */
const IN_THE_PACIFIC: ReadonlySet<string> = new Set(['AS', 'GU', 'MP'])

function postcodeWarnings(region: Site['region'], state: string, postcode: string, at: string): readonly SiteWarning[] {
  if (region === 'NZ' && REGIONS.AU.states.includes(state.toUpperCase()))
    return [
      {
        path: `${at}.state`,
        reason: `"${state}" is a state of Australia, and the region is NZ: write "region": "AU", or leave the state empty`,
      },
    ]
  const other = region === 'AU' ? stateOfPostcode(postcode) : null
  if (other === null || other === state) return []
  return [{ path: `${at}.postcode`, reason: `${postcode} is a postcode of ${other}, and the state is ${state}` }]
}

function signWarnings(degrees: number | null, what: string, sign: number, path: string): readonly SiteWarning[] {
  if (degrees === null || degrees * sign >= 0) return []
  return [{ path, reason: `a ${what} of ${degrees} is on the other half of the earth; did you mean ${-degrees}?` }]
}
