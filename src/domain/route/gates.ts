/** GARAGE-3: parts of a site that can require signing in. */
export const GATES = ['trade-in', 'sell-my-car', 'checkout', 'finance'] as const
export type Gate = (typeof GATES)[number]
