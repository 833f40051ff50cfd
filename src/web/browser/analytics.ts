type Analytics = typeof import('./analytics-visitor.ts')

/**
 * Runs `tell` with the analytics module. It is loaded at its first use, so that no page waits for it; if it cannot be
 * loaded, nothing is reported and nothing else happens.
 */
export function withAnalytics(tell: (analytics: Analytics) => void): void {
  import('./analytics-visitor.ts').then(tell, () => {})
}
