/** Purposes of a sign-in (ROUTE-5). */
export const SIGN_IN_TYPES = ['watchlist', 'trade-in', 'checkout', 'finance'] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]

/** The type in an address; 'watchlist' if it is unknown. */
export function signInType(text: string | null): SignInType {
  return SIGN_IN_TYPES.find((type) => type === text) ?? 'watchlist'
}

/** Where a sign-in without a redirect leads. */
export const HOME_OF_TYPE: Readonly<Record<SignInType, string>> = {
  watchlist: '/watchlist',
  'trade-in': '/trade-in',
  checkout: '/search',
  finance: '/finance',
}
