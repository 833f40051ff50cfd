import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** LAW-6: a warning where an Australian site makes a choice about privacy for the buyer. */
export function setChoiceWarnings({ region, leads }: Pick<Site, 'region' | 'leads'>): readonly SiteWarning[] {
  if (region !== 'AU' || !leads.optInTicked) return []
  const reason = 'the marketing tick is set beforehand, so nobody has agreed to it: write "optInTicked": false'
  return [{ path: 'leads.optInTicked', reason }]
}
