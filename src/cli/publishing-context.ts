import { userInfo } from 'node:os'
import { foldersIn } from '#site/files/read-sites.ts'
import { didYouMean } from '#site/nearest.ts'
import type { PublishingPlace } from '#site/published/publish-site.ts'
import { openSiteHistory, publishedFolder, type SiteVersion } from '#site/published/site-history.ts'
import type { SiteFault } from '#site/site-fault.ts'
import type { CommandContext } from './command-context.ts'

export type PublishingContext = Pick<
  CommandContext,
  'sitesFolder' | 'dataFolder' | 'publishing' | 'print' | 'printError'
>

export function publishingPlace({ sitesFolder, dataFolder }: PublishingContext): PublishingPlace {
  return { folder: sitesFolder, history: openSiteHistory(publishedFolder(dataFolder)) }
}

/** Name for the history: `by`, or the user of this machine. */
export function publisher(by: string | undefined): string {
  return by ?? userInfo().username
}

/** Whether the site exists; if not, prints which sites do. */
export async function hasSite({ sitesFolder, printError }: PublishingContext, slug: string): Promise<boolean> {
  const slugs = await foldersIn(sitesFolder)
  if (slugs.includes(slug)) return true
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
  const found = versions.find(({ number }) => String(number) === typed)
  if (found !== undefined) return found
  const known = versions.map(({ number }) => number).join(', ')
  printError(
    `There is no version "${typed}" of ${slug}. There are: ${known || 'none'}. See: forecourt site history ${slug}`,
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
export const LIVE_SOON = 'A running server shows it within two seconds.'
