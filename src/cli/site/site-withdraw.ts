import { withdrawSite } from '#site/published/publish-site.ts'
import { EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import { hasSite, type PublishingContext, publisher, publishingPlace } from './publishing-context.ts'
import type { PublishFlags } from './site-publish.ts'

/** `forecourt site withdraw SLUG`: exit status 0 if the site is down now, 1 if it was not up. */
export async function siteWithdrawCommand(
  context: PublishingContext,
  slug: string,
  { message = 'Taken down.', by }: PublishFlags,
): Promise<ExitStatus> {
  const place = await publishingPlace(context)
  if (!(await hasSite(context, place, slug))) return EXIT_STATUS.usage
  if (!(await withdrawSite(place, slug, { by: publisher(by), message, now: new Date() }))) {
    context.print(`${slug} is not up.`)
    return EXIT_STATUS.failed
  }
  context.print(`${slug} is down within a second on every running server. Its folder, stock and leads stay.`)
  context.print(`To bring it back: site publish ${slug}, or site rollback ${slug} for what was live before.`)
  return EXIT_STATUS.done
}
