import { expect, it } from 'vitest'
import type { Gate } from '../visitor/gate.ts'
import { routeOf } from './route-of.ts'
import { EXAMPLES } from './testing.ts'

/** How addresses were treated before the table: these expressions are copies of the former ones. */
const PERSONAL =
  /^\/(success|sign-in|watchlist|favourites|unsubscribe|reservations|sandbox-payment|trade-in\/[^/.]+|api\/geocode|api\/appointments|api\/auth|api\/watchlist)(\/|\.data|$)/
const STORED_SHEET = /^\/cars\/[^/]+\.pdf$/
const CHECKOUT = /^\/cars\/[^/]+\/(checkout|buy-online)$/
const REVEAL = /^\/+api\/phone-reveal\b/i
const GEOCODE = /^\/+api\/geocode\b/i
const VALUATION = /^\/+(api\/valuations|trade-in|sell-my-car|cars\/trade-in)(\.data)?\/*$/i
const SHEET = /^\/+cars\/[^/]+(\.|%2e)pdf\/*$/i
const ALGOLIA_QUERIES = /^\/1\/indexes\/[^/]+\/queries$/
const isSearchQueries = (path: string) => path === '/api/search/queries' || ALGOLIA_QUERIES.test(path)
const isCall = (path: string) => path.startsWith('/api/') || path.startsWith('/webhooks/') || isSearchQueries(path)
const BEHIND: readonly (readonly [RegExp, Gate])[] = [
  [/^\/trade-in$/, 'trade-in'],
  [/^\/cars\/trade-in$/, 'trade-in'],
  [/^\/sell-my-car$/, 'sell-my-car'],
  [/^\/cars\/[^/]+\/(checkout|buy-online)$/, 'checkout'],
  [/^\/checkout-journey$/, 'checkout'],
  [/^\/(finance|finance-enquiry|apply-for-finance|finance-pre-approval)$/, 'finance'],
  [/^\/personalised\/finance$/, 'finance'],
]

function oldTreatment(path: string) {
  const plain =
    decodeURIComponent(path)
      .toLowerCase()
      .replace(/\.data$/, '')
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '') || '/'
  const posts =
    isSearchQueries(path) || path === '/webhooks/stripe' ? ['pages'] : path === '/api/views' ? ['views'] : ['forms']
  return {
    shared: !PERSONAL.test(path) && !STORED_SHEET.test(path),
    payment: CHECKOUT.test(path),
    get: [...(GEOCODE.test(path) ? ['lookups'] : []), ...(SHEET.test(path) ? ['sheets'] : [])],
    post: [...posts, ...(REVEAL.test(path) ? ['reveals'] : []), ...(VALUATION.test(path) ? ['lookups'] : [])],
    call: isCall(path),
    crossOrigin: isSearchQueries(path) || path === '/api/search',
    gate: BEHIND.find(([behind]) => behind.test(plain))?.[1] ?? null,
  }
}

function newTreatment(path: string) {
  const { cache, forms, getLimits, postLimits, kind, crossOrigin, gate } = routeOf(path)
  return {
    shared: cache === 'shared',
    payment: forms === 'payment',
    get: [...getLimits],
    post: [...postLimits],
    call: kind === 'call',
    crossOrigin,
    gate,
  }
}

it.each([...Object.values(EXAMPLES).flat(), '/1/indexes/cars/queries'])(
  '%s is treated as the former expressions treated it',
  (path) => {
    expect(newTreatment(path)).toEqual(oldTreatment(path))
  },
)

const PAGES = Object.values(EXAMPLES)
  .flat()
  .filter((path) => path !== '/' && routeOf(path).kind === 'page')

it.each(PAGES)('%s.data, which asks for its data alone, is treated as before', (path) => {
  const { payment, ...others } = newTreatment(`${path}.data`)
  // Data has no policy, so that the former expression did not look for it.
  const { payment: _, ...before } = oldTreatment(`${path}.data`)
  expect(others).toEqual(before)
  expect(payment).toBe(newTreatment(path).payment)
})
