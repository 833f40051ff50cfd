import type { Command } from 'commander'
import type { CommandContext } from './command-context.ts'
import type { LeadsContext } from './lead/leads-context.ts'
import {
  staffDeactivateCommand,
  staffInviteCommand,
  staffLiftWaitCommand,
  staffListCommand,
  staffResetFactorsCommand,
} from './staff.ts'

/** Adds the commands about people of the console to `group` (STAFF-4, STAFF-9). */
export function addStaffCommands(
  group: Command,
  context: CommandContext,
  contextOf: (siteSlug: string) => Promise<LeadsContext>,
  end: (status: number) => void,
): void {
  group
    .command('invite')
    .description(
      'Invites an operator of the platform by email. Owners and managers invite a dealer’s staff in the console.',
    )
    .argument('<email>')
    .requiredOption('--operator', 'an operator, who may visit every site')
    .action(async (email: string) => {
      const { platform } = await context.open()
      end(await staffInviteCommand({ platform, print: context.print }, email))
    })
  group
    .command('list')
    .description('Lists the members of a site.')
    .requiredOption('--site <slug>', 'the site')
    .action(async ({ site }: { readonly site: string }) => end(await staffListCommand(await contextOf(site))))
  group
    .command('reset-factors')
    .description(
      'Takes a person’s authenticator app, recovery codes and passkeys off. First make sure that it is this person who asks.',
    )
    .argument('<email>')
    .action(async (email: string) => {
      const { platform } = await context.open()
      end(await staffResetFactorsCommand({ platform, print: context.print }, email))
    })
  group
    .command('lift-wait')
    .description(
      'Ends a person’s wait after too many wrong passwords or codes. First make sure that it is this person who asks.',
    )
    .argument('<email>')
    .action(async (email: string) => {
      const { platform } = await context.open()
      end(await staffLiftWaitCommand({ platform, print: context.print }, email))
    })
  group
    .command('deactivate')
    .description('Ends a person’s sessions and membership. Their open leads become unassigned.')
    .argument('<email>')
    .requiredOption('--site <slug>', 'the site')
    .action(async (email: string, { site }: { readonly site: string }) =>
      end(await staffDeactivateCommand(await contextOf(site), email)),
    )
}
