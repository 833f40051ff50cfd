import type { Platform } from '#operations/platform.ts'
import type { Site } from '#site/site.ts'

/** What a command is given, wherever it runs: in a process of its own, or in the server that has the data open. */
export interface CommandContext {
  /** Paths that were typed are relative to this folder. */
  readonly cwd: string
  readonly sitesFolder: string
  print(line: string): void
  printError(line: string): void
  /** Rewrites one line of the terminal; null where there is no terminal. */
  readonly progress: ((text: string) => void) | null
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
