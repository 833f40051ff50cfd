import { LEAD_FORMS, leadFormKind } from '../lead/form/lead-form-kind.ts'
import type { Gate } from '../route/gates.ts'
import type { Route } from '../route/route.ts'
import { routeOf } from '../route/route-of.ts'
import type { SignInType } from './sign-in-type.ts'

/** GARAGE-3: the type of sign-in per gate. The table of routes says which pages are behind a gate. */
const SIGN_IN_TYPES: Readonly<Record<Gate, SignInType>> = {
  'trade-in': 'trade-in',
  'sell-my-car': 'trade-in',
  checkout: 'checkout',
  finance: 'finance',
}

interface GatedSite {
  readonly integrations: { readonly garageEnabled: boolean }
  readonly garage: { readonly gates: readonly Gate[] }
}

/** GARAGE-3: the type of sign-in that the site requires for a route; null if none. */
export function gateOf({ gate }: Pick<Route, 'gate'>, { integrations, garage }: GatedSite): SignInType | null {
  if (!integrations.garageEnabled) return null
  return gate !== null && garage.gates.includes(gate) ? SIGN_IN_TYPES[gate] : null
}

/** GARAGE-3: actions of calls and forms that can require signing in. */
export type GatedAct = 'reservation' | 'valuation' | 'trade-in' | 'finance'

interface ActGates {
  /** The gates of the pages that offer the action. If one of them is open, the action is allowed from its pages. */
  readonly gates: readonly Gate[]
  readonly type: SignInType
  /** Whether a contact form can do it too, as one of its categories. */
  readonly byContact: boolean
}

const OF_ACT: Readonly<Record<GatedAct, ActGates>> = {
  reservation: { gates: ['checkout'], type: 'checkout', byContact: false },
  valuation: { gates: ['trade-in', 'sell-my-car'], type: 'trade-in', byContact: false },
  'trade-in': { gates: ['trade-in', 'sell-my-car'], type: 'trade-in', byContact: true },
  finance: { gates: ['finance'], type: 'finance', byContact: true },
}

/**
 * GARAGE-3: the type of sign-in that the site requires for an action; null if none. `page` is the path of the page that
 * sends it, or null if unknown. A page that is open to everyone may perform its own action.
 */
export function gateOfAct(act: GatedAct, page: string | null, site: GatedSite): SignInType | null {
  const { gates, type, byContact } = OF_ACT[act]
  if (!site.integrations.garageEnabled) return null
  const open = gates.filter((gate) => !site.garage.gates.includes(gate))
  if (open.length === gates.length) return null
  if (page === null) return type
  const route = routeOf(page)
  if (byContact && CONTACT_ROUTES.includes(route.path)) return null
  return gatesOf(route).some((gate) => open.includes(gate)) ? null : type
}

/** GARAGE-3: the action of a lead, if it can require signing in; null for any other lead. */
export function actOfLead({ category, car_id, form }: Readonly<Record<string, unknown>>): GatedAct | null {
  const kind = leadFormKind(stringOrEmpty(category), Boolean(car_id), stringOrEmpty(form))
  return ACT_OF_CATEGORY[stringOrEmpty(category)] ?? ACT_OF_CATEGORY[LEAD_FORMS[kind].category] ?? null
}

const ACT_OF_CATEGORY: Readonly<Record<string, GatedAct>> = {
  'Finance Enquiry': 'finance',
  'Trade-In Enquiry': 'trade-in',
}

const CONTACT_ROUTES: readonly string[] = ['contact', 'contact-us', 'contact-us/:location']

/** A valuation's page can be reached from either of the pages that start one. */
function gatesOf({ path, gate }: Route): readonly Gate[] {
  if (path === 'trade-in/:valuation') return ['trade-in', 'sell-my-car']
  return gate === null ? [] : [gate]
}

function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
