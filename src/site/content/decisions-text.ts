import { DECISIONS } from '#domain/law/decisions.ts'
import { inRegion } from '#domain/region.ts'
import { inTrade } from '#domain/trade.ts'
import type { Site } from '../site.ts'

/** LAW-5: `{{decisions}}` of a privacy policy, as Markdown: what the site's switches let a program decide. */
export function decisionsText(site: Site): string {
  const rows = DECISIONS.filter(({ happens }) => happens(site)).map(
    ({ about, does, uses, person }) => `- **${about}.** ${does} It uses ${uses}. ${person}`,
  )
  return inRegion(inTrade(`${INTRODUCTION}\n\n${rows.join('\n')}`, site.search), site.region)
}

const INTRODUCTION =
  'Computer programs decide some things on this website, or help our people to decide them, with details about you:'
