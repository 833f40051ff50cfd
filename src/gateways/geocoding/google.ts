import type { RegionCode } from '#domain/region.ts'
import { REGION_CODES, REGIONS } from '#domain/region.ts'
import { GatewayError } from '../gateway-error.ts'
import type { AskedPlace, FoundPlace, Geocoder } from './geocoding.ts'

export interface GoogleOptions {
  /** Stays on the server: never in a page or an error message (PLACE-6). */
  readonly key: string
  /** The service's URL; default: Google's. */
  readonly url?: string
  /** Timeout in milliseconds; default 3,000. */
  readonly deadline?: number
}

const ADDRESS = 'https://maps.googleapis.com/maps/api/geocode/json'

/** PLACE-6: Google's geocoding service; uses its first result. */
export function createGoogleGeocoder({ key, url = ADDRESS, deadline = 3000 }: GoogleOptions): Geocoder {
  return {
    regions: REGION_CODES,
    async find(asked) {
      const question = new URLSearchParams({ ...questionFor(asked), region: COUNTRY[asked.region], key })
      const answer = await ask(`${url}?${question}`, deadline)
      if (answer.status === 'ZERO_RESULTS') return null
      if (answer.status !== 'OK')
        throw new GatewayError('geocoding', `the service answered ${answer.status}`, {
          permanent: answer.status === 'REQUEST_DENIED' || answer.status === 'INVALID_REQUEST',
        })
      return firstPlace(answer.results)
    },
  }
}

/** Country codes that bias address results. */
const COUNTRY: Readonly<Record<RegionCode, string>> = { AU: 'au', NZ: 'nz', US: 'us' }

/** Limits postcodes to their country: 4000 is Brisbane, and a dozen towns elsewhere. */
function questionFor({ kind, text, region }: AskedPlace): Record<string, string> {
  const components = `country:${region}`
  return kind === 'postcode'
    ? { components: `${components}|postal_code:${text}`, language: REGIONS[region].locale }
    : { address: text, components, language: REGIONS[region].locale }
}

interface Answer {
  readonly status: string
  readonly results: readonly unknown[]
}

/** Error messages leave out the URL because it contains the key. */
async function ask(question: string, deadline: number): Promise<Answer> {
  const response = await fetch(question, { signal: AbortSignal.timeout(deadline), redirect: 'error' }).catch(
    (error: unknown) => {
      const timedOut = error instanceof Error && error.name === 'TimeoutError'
      throw new GatewayError('geocoding', timedOut ? 'the service did not answer in time' : 'nobody answered')
    },
  )
  if (!response.ok) {
    await response.body?.cancel()
    throw new GatewayError('geocoding', `the service answered ${response.status}`)
  }
  const body: unknown = await response.json().catch(() => {
    throw new GatewayError('geocoding', 'the answer is broken or did not come in time')
  })
  const { status, results } = (body ?? {}) as { status?: unknown; results?: unknown }
  if (typeof status !== 'string') throw new GatewayError('geocoding', 'the answer has no status')
  return { status, results: Array.isArray(results) ? results : [] }
}

interface GoogleResult {
  readonly geometry?: { readonly location?: { readonly lat?: unknown; readonly lng?: unknown } }
  readonly address_components?: readonly { readonly long_name?: unknown; readonly types?: readonly string[] }[]
}

function firstPlace([first]: readonly unknown[]): FoundPlace | null {
  const { geometry, address_components: parts = [] } = (first ?? {}) as GoogleResult
  const { lat, lng } = geometry?.location ?? {}
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  const name = parts.find(({ types }) => types?.includes('locality') || types?.includes('postal_town'))?.long_name
  return { lat, lng, name: typeof name === 'string' ? name : null }
}
