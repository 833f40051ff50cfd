import { LEAD_FORMS, leadFormKind } from '../lead/lead-form-kind.ts'
import type { SignInType } from './sign-in-type.ts'

/** What a site may let signed-in visitors alone do (GARAGE-3). */
export const GATES = ['trade-in', 'sell-my-car', 'checkout', 'finance'] as const
export type Gate = (typeof GATES)[number]

/** GARAGE-3: what is behind each gate, and what signing in is then for. */
const BEHIND: readonly (readonly [path: RegExp, gate: Gate, type: SignInType])[] = [
  [/^\/trade-in$/, 'trade-in', 'trade-in'],
  [/^\/cars\/trade-in$/, 'trade-in', 'trade-in'],
  [/^\/sell-my-car$/, 'sell-my-car', 'trade-in'],
  [/^\/cars\/[^/]+\/(checkout|buy-online)$/, 'checkout', 'checkout'],
  [/^\/checkout-journey$/, 'checkout', 'checkout'],
  [/^\/(finance|finance-enquiry|apply-for-finance|finance-pre-approval)$/, 'finance', 'finance'],
  [/^\/personalised\/finance$/, 'finance', 'finance'],
]

interface GatedSite {
  readonly integrations: { readonly garageEnabled: boolean }
  readonly garage: { readonly gates: readonly Gate[] }
}

/** GARAGE-3: what somebody must sign in for to see a path of this site, or null. The path is taken as the router takes it. */
export function gateOf(path: string, { integrations, garage }: GatedSite): SignInType | null {
  if (!integrations.garageEnabled || garage.gates.length === 0) return null
  const plain = plainPath(path)
  return BEHIND.find(([behind, gate]) => garage.gates.includes(gate) && behind.test(plain))?.[2] ?? null
}

/** GARAGE-3: what a call or a form does, wherever it is sent from. */
export type GatedAct = 'reservation' | 'valuation' | 'trade-in' | 'finance'

interface ActGates {
  /** Each of them opens a page of the site to the act. */
  readonly gates: readonly Gate[]
  readonly type: SignInType
  /** A contact form takes it too, as a category among others. */
  readonly byContact: boolean
}

const OF_ACT: Readonly<Record<GatedAct, ActGates>> = {
  reservation: { gates: ['checkout'], type: 'checkout', byContact: false },
  valuation: { gates: ['trade-in', 'sell-my-car'], type: 'trade-in', byContact: false },
  'trade-in': { gates: ['trade-in', 'sell-my-car'], type: 'trade-in', byContact: true },
  finance: { gates: ['finance'], type: 'finance', byContact: true },
}

/**
 * GARAGE-3: the gate that asks for a sign-in before this may be sent to the site, or null. `page` is the path of the page that it comes
 * from; null where nothing says so. A page that is open to everybody may do what it is there for.
 */
export function gateOfAct(act: GatedAct, page: string | null, site: GatedSite): SignInType | null {
  const { gates, type, byContact } = OF_ACT[act]
  if (!site.integrations.garageEnabled) return null
  const open = gates.filter((gate) => !site.garage.gates.includes(gate))
  if (open.length === gates.length) return null
  const path = page === null ? null : plainPath(page)
  if (path === null) return type
  if (byContact && CONTACT.test(path)) return null
  return gatesOf(path).some((gate) => open.includes(gate)) ? null : type
}

/** GARAGE-3: what a lead is, as far as a gate asks; null for any other lead. */
export function actOfLead({ category, car_id, form }: Readonly<Record<string, unknown>>): GatedAct | null {
  const kind = leadFormKind(textOf(category), Boolean(car_id), textOf(form))
  return ACT_OF_CATEGORY[textOf(category)] ?? ACT_OF_CATEGORY[LEAD_FORMS[kind].category] ?? null
}

const ACT_OF_CATEGORY: Readonly<Record<string, GatedAct>> = {
  'Finance Enquiry': 'finance',
  'Trade-In Enquiry': 'trade-in',
}

const CONTACT = /^\/contact(-us)?(\/|$)/
/** What a valuation comes to, whichever of the two pages it began on. */
const VALUATION = /^\/trade-in\/[^/]+$/

function gatesOf(path: string): readonly Gate[] {
  if (VALUATION.test(path)) return ['trade-in', 'sell-my-car']
  return BEHIND.flatMap(([behind, gate]) => (behind.test(path) ? [gate] : []))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** '/trade-in' of '/Trade%2DIn/', '//trade-in' and '/trade-in.data', all of which are that page. */
function plainPath(path: string): string {
  const decoded = decodedPath(path)
  return (
    decoded
      .toLowerCase()
      .replace(/\.data$/, '')
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '') || '/'
  )
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape: the router takes it as it is.
    return path
  }
}
