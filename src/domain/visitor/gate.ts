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
