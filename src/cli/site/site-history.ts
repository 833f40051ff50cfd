import { isUp } from '#site/published/site-history.ts'
import { EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import { textTable } from '../text-table.ts'
import { hasSite, type PublishingContext, publishingPlace } from './publishing-context.ts'

/** `forecourt site history SLUG`: one line per version, newest first; the first is live. */
export async function siteHistoryCommand(context: PublishingContext, slug: string): Promise<ExitStatus> {
  const place = await publishingPlace(context)
  if (!(await hasSite(context, place, slug))) return EXIT_STATUS.usage
  const versions = await place.history.versions(slug)
  if (versions.length === 0) context.print(`${slug} has never been live.`)
  const rows = versions.map(({ number, at, by, message, restores, files }, index) => [
    index === 0 ? `${number}, ${isUp({ files }) ? 'live' : 'down'}` : String(number),
    at,
    by,
    restores === null ? message : `Back to version ${restores}. ${message}`.trim(),
  ])
  if (rows.length > 0) for (const line of textTable(['Version', 'When', 'Who', 'Why'], rows)) context.print(line)
  return EXIT_STATUS.done
}
