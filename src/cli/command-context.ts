import type { Point } from '#domain/location/distance.ts'
import type { RegionCode } from '#domain/region.ts'
import type { BackedUp, BackupFolder } from '#operations/backup/write-backup.ts'
import type { Platform } from '#operations/platform.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import type { Site } from '#site/site.ts'

/** Context of a command, whether it runs in its own process or in the server that has the data open. */
export interface CommandContext {
  /** Folder to which typed paths are relative. */
  readonly cwd: string
  readonly sitesFolder: string
  /** Whether a valid site goes live as soon as its files are saved. */
  readonly publishing: 'on-save' | 'on-command'
  print(line: string): void
  printError(line: string): void
  /** Rewrites one line of the terminal; null without a terminal. */
  readonly progress: ((text: string) => void) | null
  /** Prompts at the terminal; null without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** Coordinates of a postcode; null if unknown. */
  findPostcode(postcode: string, region: RegionCode): Promise<Point | null>
  /** Local URL of a site; null or absent if it is only reachable under its own hostnames. */
  siteAddress?(slug: string): Promise<string | null>
  /** Webhook accounts with a secret in the environment. */
  readonly webhookAccounts?: readonly string[]
  /** How a demonstration serves a site; absent in production, which serves it as it is. */
  servedSite?(): Promise<(site: Site, now: Date) => Site>
  /** Opens the history of published sites on first use. */
  openHistory(): Promise<SiteHistory>
  /** Opens the platform on first use, so that commands that do not need it do not open it. */
  open(): Promise<CommandPlatform>
  /** Absent where no backup can be made. */
  readonly backups?: BackupSources
}

export interface BackupSources {
  folder(path: string): BackupFolder
  /** The data that a backup is of. */
  open(): Promise<BackedUp>
  /** Opens the database and the objects alone, without what the platform writes when it starts. */
  openForRestore(): Promise<BackedUp & { close(): Promise<void> }>
}

export interface CommandPlatform {
  readonly platform: Platform
  readonly sites: readonly Site[]
  /** Slugs with an invalid configuration, which are not served. */
  readonly refused: readonly string[]
}

/** Exit statuses for scripts. */
export const EXIT_STATUS = { done: 0, failed: 1, usage: 2, heldBack: 3 } as const
export type ExitStatus = number
