import { rollBackSite } from '#site/published/publish-site.ts'
import { EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import {
  faultLines,
  hasSite,
  LIVE_SOON,
  type PublishingContext,
  publisher,
  publishingPlace,
  versionNumbered,
} from './publishing-context.ts'

export interface RollbackFlags {
  readonly to?: string
  readonly message?: string
  readonly by?: string
}

/** `forecourt site rollback SLUG`: publishes the previous or the given version again, as a new version. */
export async function siteRollbackCommand(
  context: PublishingContext,
  slug: string,
  { to, message = '', by }: RollbackFlags,
): Promise<ExitStatus> {
  const place = await publishingPlace(context)
  if (!(await hasSite(context, place, slug))) return EXIT_STATUS.usage
  const [live, before] = await place.history.versions(slug)
  if (to === undefined && before === undefined) {
    context.printError(`${slug} has ${live ? 'one version only' : 'never been live'}: there is nothing to go back to.`)
    return EXIT_STATUS.failed
  }
  const target = to === undefined ? (before ?? null) : await versionNumbered(place, slug, to, context.printError)
  if (target === null) return EXIT_STATUS.usage
  const rolledBack = await rollBackSite(place, target, { by: publisher(by), message, now: new Date() })
  if (!rolledBack.ok) {
    context.print(`Version ${target.number} of ${slug} can no longer be read by this program; the live version stays:`)
    for (const line of faultLines(rolledBack.faults)) context.print(line)
    return EXIT_STATUS.failed
  }
  context.print(`${slug} is back to version ${target.number}, as version ${rolledBack.version.number}. ${LIVE_SOON}`)
  context.print(
    `Its folder still has the changes that were rolled back: see site diff ${slug}. ${NEXT[context.publishing]}`,
  )
  return EXIT_STATUS.done
}

const NEXT = {
  'on-save': 'The next change saved there publishes the whole folder.',
  'on-command': 'They go live only when the folder is published again.',
}
