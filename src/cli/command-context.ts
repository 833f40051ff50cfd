import type { Point } from '#domain/location/distance.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Platform } from '#operations/platform.ts'
import type { Site } from '#site/site.ts'

/** What a command is given, wherever it runs: in a process of its own, or in the server that has the data open. */
export interface CommandContext {
  /** Paths that were typed are relative to this folder. */
  readonly cwd: string
  readonly sitesFolder: string
  /** DATA_DIR: where what went live is kept. */
  readonly dataFolder: string
  /** Whether a good site goes live by itself when its files are saved. */
  readonly publishing: 'on-save' | 'on-command'
  print(line: string): void
  printError(line: string): void
  /** Rewrites one line of the terminal; null where there is no terminal. */
  readonly progress: ((text: string) => void) | null
  /** Asks the person at the terminal; null where nobody is there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** Where a postcode of a region is; null where that is not known. */
  findPostcode(postcode: string, region: RegionCode): Promise<Point | null>
  /** Where a site shows on this machine; null, or not given, where only its own hostnames lead to it. */
  siteAddress?(slug: string): Promise<string | null>
  /** Accounts of webhooks that have a secret in the environment. */
  readonly webhookAccounts?: readonly string[]
  /** Opens the platform when first asked for, so that a command which needs none opens none. */
  open(): Promise<CommandPlatform>
}

export interface CommandPlatform {
  readonly platform: Platform
  readonly sites: readonly Site[]
  /** Slugs whose configuration is refused, so that they are not served. */
  readonly refused: readonly string[]
}

/** Exit statuses that scripts can use. */
export const EXIT_STATUS = { done: 0, failed: 1, usage: 2, heldBack: 3 } as const
export type ExitStatus = number
