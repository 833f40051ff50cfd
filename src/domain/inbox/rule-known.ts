import type { RegionCode } from '../region.ts'
import type { Team } from './assignment.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** What a site has that its rules of lead routing name (INBOX-4). */
export interface RuleKnown {
  readonly region: RegionCode
  readonly locations: readonly Named[]
  /** Who answers leads. */
  readonly people: readonly Named[]
  readonly teams: readonly Team[]
  /** Makes in stock. */
  readonly makes: readonly string[]
}
