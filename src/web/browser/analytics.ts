type Analytics = typeof import('./analytics-visitor.ts')

/**
 * Hands over what there is to tell once the part that tells is here. It is fetched at its first use, so that no page waits
 * for it; where it cannot be fetched, nothing is told and nothing else happens.
 */
export function withAnalytics(tell: (analytics: Analytics) => void): void {
  import('./analytics-visitor.ts').then(tell, () => {})
}
