import type { Command } from 'commander'
import type { LeadsContext } from './lead/leads-context.ts'
import {
  reservationsCompleteCommand,
  reservationsExtendCommand,
  reservationsListCommand,
  reservationsRefundCommand,
  reservationsReleaseCommand,
} from './reservations.ts'

/** Adds the dealer's reservation commands to `group` (RESERVE-3). */
export function addReservationCommands(
  group: Command,
  contextOf: (siteSlug: string) => Promise<LeadsContext>,
  end: (status: number) => void,
): void {
  group
    .command('list')
    .description('Lists reservations, newest first.')
    .requiredOption('--site <slug>', 'the site')
    .option('--state <state>', 'pending, held, expired, cancelled, lapsed, refunded or completed')
    .option('--limit <number>', 'at most this many')
    .action(async ({ site, ...typed }: { readonly site: string; readonly state?: string; readonly limit?: string }) =>
      end(await reservationsListCommand(await contextOf(site), typed)),
    )
  group
    .command('extend')
    .description('Extends a hold by a number of hours.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--hours <number>', 'hours to add')
    .action(async (id: string, { site, hours }: { readonly site: string; readonly hours: string }) =>
      end(await reservationsExtendCommand(await contextOf(site), id, hours)),
    )
  const acts = [
    ['release', 'Releases the car and refunds the whole deposit.', reservationsReleaseCommand],
    ['complete', 'The buyer has bought the car; the deposit is part of its price.', reservationsCompleteCommand],
    ['refund', 'Retries a refund that has not been sent yet.', reservationsRefundCommand],
  ] as const
  for (const [name, description, act] of acts) {
    group
      .command(name)
      .description(description)
      .argument('<id>')
      .requiredOption('--site <slug>', 'the site')
      .action(async (id: string, { site }: { readonly site: string }) => end(await act(await contextOf(site), id)))
  }
}
