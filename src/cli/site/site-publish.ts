import { publishSite } from '#site/published/publish-site.ts'
import { EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import {
  faultLines,
  hasSite,
  LIVE_SOON,
  type PublishingContext,
  publisher,
  publishingPlace,
} from './publishing-context.ts'

export interface PublishFlags {
  readonly message?: string
  readonly by?: string
}

/**
 * `forecourt site publish SLUG`: exit status 0 if the folder is live, 1 if it is refused and the live version stays.
 */
export async function sitePublishCommand(
  context: PublishingContext,
  slug: string,
  { message = '', by }: PublishFlags,
): Promise<ExitStatus> {
  const place = await publishingPlace(context)
  if (!(await hasSite(context, place, slug))) return EXIT_STATUS.usage
  const facts = { by: publisher(by), message, now: new Date() }
  const published = await publishSite(place, slug, facts)
  if (published.kind === 'refused') {
    context.print(`${slug} is refused; the live version stays:`)
    for (const line of faultLines(published.faults)) context.print(line)
    return EXIT_STATUS.failed
  }
  const { number } = published.version
  context.print(
    published.kind === 'nothing-new'
      ? `${slug} has no changes: its folder equals the live version ${number}.`
      : `${slug} is live as version ${number}. ${LIVE_SOON}`,
  )
  return EXIT_STATUS.done
}
