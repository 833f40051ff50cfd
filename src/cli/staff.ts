import type { Platform } from '#operations/platform.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { inviteOperator } from '#operations/staff/invitations.ts'
import { liftWait } from '#operations/staff/lift-wait.ts'
import { deactivate } from '#operations/staff/members.ts'
import { resetFactors } from '#operations/staff/reset-factors.ts'
import { requestBy } from '#operations/staff-request.ts'
import { EXIT_STATUS, type ExitStatus } from './command-context.ts'
import { type LeadsContext, siteOf } from './lead/leads-context.ts'
import { textTable } from './text-table.ts'

/** `forecourt staff invite EMAIL --operator`: the first account of a platform (STAFF-4). Prints the link too. */
export async function staffInviteCommand(
  { platform, print }: { readonly platform: Platform; readonly print: (line: string) => void },
  email: string,
): Promise<ExitStatus> {
  if (platform.consoleOrigin === null) {
    print('This platform has no console: set CONSOLE_HOST.')
    return EXIT_STATUS.failed
  }
  const address = await inviteOperator(platform, email)
  if (address === null) {
    print(`'${email}' is no email address.`)
    return EXIT_STATUS.usage
  }
  print(`Mailed to ${email}. The link works once, for seven days: ${address}`)
  return EXIT_STATUS.done
}

/** `forecourt staff list --site SLUG`: the members of a site. */
export async function staffListCommand(context: LeadsContext): Promise<ExitStatus> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const members = await context.platform.storage.forSite(site).members.all()
  const rows = members.map(({ email, name, roles, deactivatedAt }) => [
    email,
    name,
    roles.join(', '),
    deactivatedAt ? 'deactivated' : 'active',
  ])
  for (const line of textTable(['Email', 'Name', 'Roles', 'State'], rows)) context.print(line)
  return EXIT_STATUS.done
}

/** `forecourt staff reset-factors EMAIL` (S3-6). */
export async function staffResetFactorsCommand(
  { platform, print }: { readonly platform: Platform; readonly print: (line: string) => void },
  email: string,
): Promise<ExitStatus> {
  if (!(await resetFactors(platform, email))) {
    print(`Nobody has an account with ${email}.`)
    return EXIT_STATUS.failed
  }
  print(
    `The authenticator app, recovery codes and passkeys of ${email} are off. This person signs in with the password alone, and then sets up a new second factor.`,
  )
  return EXIT_STATUS.done
}

/** `forecourt staff lift-wait EMAIL` (S3-26). */
export async function staffLiftWaitCommand(
  { platform, print }: { readonly platform: Platform; readonly print: (line: string) => void },
  email: string,
): Promise<ExitStatus> {
  if (!(await liftWait(platform, email))) {
    print(`Nobody has an account with ${email}.`)
    return EXIT_STATUS.failed
  }
  print(`${email} can try to sign in again at once. The tries so far count no more.`)
  return EXIT_STATUS.done
}

/** `forecourt staff deactivate EMAIL --site SLUG` (STAFF-9). */
export async function staffDeactivateCommand(context: LeadsContext, email: string): Promise<ExitStatus> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const person = await context.platform.storage.staff.people.findByEmail(email)
  const actor = commandActor(site.slug)
  const deactivation = person && (await deactivate(requestBy(context.platform, site, actor), person.id))
  if (!deactivation?.ok) {
    context.print(
      deactivation?.reason === 'last-owner'
        ? 'A site always has an owner. Make another person an owner first.'
        : `${site.name} has no active member ${email}.`,
    )
    return EXIT_STATUS.failed
  }
  context.print(`${email} is deactivated. Their sessions are over and their open leads unassigned.`)
  return EXIT_STATUS.done
}
