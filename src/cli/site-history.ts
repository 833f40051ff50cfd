import { EXIT_STATUS, type ExitStatus } from './command-context.ts'
import { hasSite, type PublishingContext, publishingPlace } from './publishing-context.ts'
import { textTable } from './text-table.ts'

/** `forecourt site history SLUG`: one line per version, newest first; the first is live. */
export async function siteHistoryCommand(context: PublishingContext, slug: string): Promise<ExitStatus> {
  if (!(await hasSite(context, slug))) return EXIT_STATUS.usage
  const versions = await publishingPlace(context).history.versions(slug)
  if (versions.length === 0) context.print(`${slug} has never been live.`)
  const rows = versions.map(({ number, at, by, message, restores }, index) => [
    index === 0 ? `${number}, live` : String(number),
    at,
    by,
    restores === null ? message : `Back to version ${restores}. ${message}`.trim(),
  ])
  if (rows.length > 0) for (const line of textTable(['Version', 'When', 'Who', 'Why'], rows)) context.print(line)
  return EXIT_STATUS.done
}
