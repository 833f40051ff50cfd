import { join } from 'node:path'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { DECISIONS } from '#domain/law/decisions.ts'
import { readText } from '../files/read-text.ts'
import { type SiteFault, siteFault } from '../site-fault.ts'
import type { GoodSite } from './read-sites.ts'

/** LAW-5: the day from which the Privacy Act asks for the list, in the site's own time zone. */
export const DECISIONS_IN_LAW_FROM = '2026-12-10'

export type DecisionList =
  | { readonly kind: 'good' }
  /** `warning` until the law begins, then `fault`: it refuses a new version, and the live one stays. */
  | { readonly kind: 'warning' | 'fault'; readonly fault: SiteFault }

/**
 * LAW-5: whether the privacy policy of an Australian site lists what programs decide. Asked of a site that is to be
 * published and never of a live version: a date alone must not take a running site down.
 */
export async function decisionList({ site, pages, folder }: GoodSite, at: Date): Promise<DecisionList> {
  const { region, legal, timezone } = site
  if (region !== 'AU' || legal.noDecisionList !== null || !DECISIONS.some(({ happens }) => happens(site)))
    return { kind: 'good' }
  const policy = pages.find(({ path }) => path === legal.privacyPolicy)
  if (policy && LIST.test(await readText(join(folder, 'pages', `${policy.name}.md`)))) return { kind: 'good' }
  const isLaw = zonedTime(at, timezone).date >= DECISIONS_IN_LAW_FROM
  const file = policy ? `pages/${policy.name}.md` : legal.privacyPolicy
  const reason = isLaw
    ? 'the privacy policy has no {{decisions}}, which the Privacy Act asks for since 10 December 2026'
    : 'the privacy policy has no {{decisions}}, which the Privacy Act asks for from 10 December 2026'
  const hint = `forecourt site add-decisions ${site.slug} adds the list; or record in legal.noDecisionList why the site needs none`
  return { kind: isLaw ? 'fault' : 'warning', fault: siteFault({ at: [file], reason, hint }) }
}

const LIST = /\{\{\s*decisions\s*\}\}/
