import { foldersIn } from '#site/folder/read-sites.ts'
import { didYouMean } from '#site/nearest.ts'
import type { PublishingPlace } from '#site/published/publish-site.ts'
import type { SiteVersion } from '#site/published/site-history.ts'
import type { SiteFault } from '#site/site-fault.ts'
import type { CommandContext } from '../command-context.ts'
import { machineUser } from '../machine-user.ts'

export type PublishingContext = Pick<
  CommandContext,
  'sitesFolder' | 'publishing' | 'print' | 'printError' | 'openHistory'
>

export async function publishingPlace({ sitesFolder, openHistory }: PublishingContext): Promise<PublishingPlace> {
  return { folder: sitesFolder, history: await openHistory() }
}

/** Name for the history: `by`, or the user of this machine. */
export function publisher(by: string | undefined): string {
  return by ?? machineUser()
}

/** Whether the site has a folder here or was ever published; if not, prints which sites there are. */
export async function hasSite(
  { sitesFolder, printError }: PublishingContext,
  { history }: PublishingPlace,
  slug: string,
): Promise<boolean> {
  const slugs = [...new Set([...(await foldersIn(sitesFolder)), ...history.liveElsewhere()])].sort()
  if (slugs.includes(slug) || (await history.newest(slug)) !== null) return true
  const hint = didYouMean(slug, slugs)
  printError(
    `There is no site "${slug}" in ${sitesFolder}${hint === null ? '' : `; ${hint}`} There are: ${slugs.join(', ') || 'none'}.`,
  )
  return false
}

/** The site's version with the number given on the command line. If there is none, prints an error and returns null. */
export async function versionNumbered(
  { history }: PublishingPlace,
  slug: string,
  typed: string,
  printError: (line: string) => void,
): Promise<SiteVersion | null> {
  const versions = await history.versions(slug)
  const version = versions.find(({ number }) => String(number) === typed)
  if (version !== undefined) return version
  const numbers = versions.map(({ number }) => number).join(', ')
  printError(
    `There is no version "${typed}" of ${slug}. There are: ${numbers || 'none'}. See: forecourt site history ${slug}`,
  )
  return null
}

/** Formats faults for the terminal: path, reason and hint. */
export function faultLines(faults: readonly SiteFault[]): readonly string[] {
  return faults.flatMap(({ path, reason, hint, preset }) => [
    `  ${path === '' ? 'the file' : path}${preset === null ? '' : ` (from preset "${preset}")`}`,
    `    ${reason}`,
    ...(hint === null ? [] : [`    hint: ${hint}`]),
  ])
}

/** Note after publishing. */
export const LIVE_SOON = 'Every running server shows it within a second.'
