import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of the program, with the version in its package.json. */
export interface Release {
  readonly folder: string
  readonly version: string
}

/** The folder of the program that this process runs, links resolved. */
export const OWN_FOLDER = join(import.meta.dirname, '..', '..')

/** The version that this process runs. */
export const VERSION = versionOf(OWN_FOLDER)

/**
 * The release that a process started now should run. RELEASE_DIR is the link that scripts/start.mjs was started by, with
 * links unresolved: Node resolves the path of a program, so a running process cannot know it otherwise (O-B1).
 */
export function newestRelease(link: string | undefined = process.env.RELEASE_DIR): Release {
  const folder = link ? realpathSync(link) : OWN_FOLDER
  return { folder, version: versionOf(folder) }
}

function versionOf(folder: string): string {
  return String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version)
}
