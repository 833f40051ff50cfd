import { counted } from '#domain/counted.ts'
import { draftDifferences } from '#site/published/publish-site.ts'
import type { SiteDifference } from '#site/published/site-differences.ts'
import { EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import { faultLines, hasSite, type PublishingContext, publishingPlace, versionNumbered } from './publishing-context.ts'

export interface DiffFlags {
  readonly from?: string
}

/**
 * `forecourt site diff SLUG`: prints what publishing would change. Exit status 0 whether or not there are changes; 1 if
 * the site would be refused.
 */
export async function siteDiffCommand(
  context: PublishingContext,
  slug: string,
  { from }: DiffFlags,
): Promise<ExitStatus> {
  const place = await publishingPlace(context)
  if (!(await hasSite(context, place, slug))) return EXIT_STATUS.usage
  const against = from === undefined ? null : await versionNumbered(place, slug, from, context.printError)
  if (from !== undefined && against === null) return EXIT_STATUS.usage
  const comparison = await draftDifferences(place, slug, { against, now: new Date() })
  if (!comparison.ok) {
    context.print(`${slug} would be refused; the live version stays:`)
    for (const line of faultLines(comparison.faults)) context.print(line)
    return EXIT_STATUS.failed
  }
  const { live, differences } = comparison
  if (live === null) {
    context.print(`${slug} is not live: publishing it puts the whole site online.`)
    return EXIT_STATUS.done
  }
  const version = against === null ? `the live version ${live.number}` : `version ${live.number}`
  if (differences.length === 0) context.print(`${slug} is the same as ${version}.`)
  else context.print(`${slug}: ${counted(differences.length, 'change')} against ${version}`)
  for (const line of differences.flatMap(differenceLines)) context.print(line)
  return EXIT_STATUS.done
}

function differenceLines({ what, before, after, seen }: SiteDifference): readonly string[] {
  return [`  ${what}`, `    ${changeOf(before, after)}`, ...(seen === null ? [] : [`    ${seen}`])]
}

function changeOf(before: string | null, after: string | null): string {
  if (before === null) return `is new: ${after}`
  return after === null ? `is removed: ${before}` : `from ${before} to ${after}`
}
