import { lockPart, unlockPart } from '#operations/draft/part-locks.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy, type StaffRequest } from '#operations/staff-request.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from '../command-context.ts'

type LockContext = Pick<CommandContext, 'open' | 'print' | 'printError'>

/** `forecourt site lock SLUG PART --by GROUP`: the part is visible to people of the site, and closed (STUDIO-15). */
export async function siteLockCommand(
  context: LockContext,
  slug: string,
  { part, by }: { readonly part: string; readonly by: string },
): Promise<ExitStatus> {
  const request = await requestOf(context, slug)
  if (request === null) return EXIT_STATUS.usage
  const isLocked = await lockPart(request, { part, lockedBy: by })
  if (isLocked) context.print(`${part} of ${slug} is locked by ${by}.`)
  else context.printError('Name a part, such as site.json#branding, and the group.')
  return isLocked ? EXIT_STATUS.done : EXIT_STATUS.usage
}

/** `forecourt site unlock SLUG PART`. Exit status 1 if the part was not locked. */
export async function siteUnlockCommand(context: LockContext, slug: string, part: string): Promise<ExitStatus> {
  const request = await requestOf(context, slug)
  if (request === null) return EXIT_STATUS.usage
  const isOpened = await unlockPart(request, part)
  context.print(isOpened ? `${part} of ${slug} is open again.` : `${part} of ${slug} was not locked.`)
  return isOpened ? EXIT_STATUS.done : EXIT_STATUS.failed
}

async function requestOf({ open, printError }: LockContext, slug: string): Promise<StaffRequest | null> {
  const { platform, sites } = await open()
  const site = platform.siteBySlug(slug)
  if (site !== null) return requestBy(platform, site, commandActor(slug))
  printError(`There is no site "${slug}". There are: ${sites.map((each) => each.slug).join(', ') || 'none'}.`)
  return null
}
