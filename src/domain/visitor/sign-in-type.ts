/** What somebody signs in for (ROUTE-5). */
export const SIGN_IN_TYPES = ['watchlist', 'trade-in', 'checkout', 'finance'] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]

/** The type that an address names; without a known one it is the watchlist's. */
export function signInType(text: string | null): SignInType {
  return SIGN_IN_TYPES.find((type) => type === text) ?? 'watchlist'
}

/** Where a sign-in that says no more leads to. */
export const HOME_OF_TYPE: Readonly<Record<SignInType, string>> = {
  watchlist: '/watchlist',
  'trade-in': '/trade-in',
  checkout: '/search',
  finance: '/finance',
}
