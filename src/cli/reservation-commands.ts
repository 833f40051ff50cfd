import type { Command } from 'commander'
import type { LeadsContext } from './leads-context.ts'
import {
  reservationsCompleteCommand,
  reservationsExtendCommand,
  reservationsListCommand,
  reservationsRefundCommand,
  reservationsReleaseCommand,
} from './reservations.ts'

/** What a dealer does about reservations, as commands of `group` (RESERVE-3). */
export function addReservationCommands(
  group: Command,
  contextOf: (siteSlug: string) => Promise<LeadsContext>,
  end: (status: number) => void,
): void {
  group
    .command('list')
    .description('A line a reservation, newest first.')
    .requiredOption('--site <slug>', 'the site')
    .option('--state <state>', 'pending, held, expired, cancelled, lapsed, refunded or completed')
    .option('--limit <number>', 'how many at most')
    .action(async ({ site, ...typed }: { readonly site: string; readonly state?: string; readonly limit?: string }) =>
      end(await reservationsListCommand(await contextOf(site), typed)),
    )
  group
    .command('extend')
    .description('Keeps a held car for so many hours more.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--hours <number>', 'how many hours more')
    .action(async (id: string, { site, hours }: { readonly site: string; readonly hours: string }) =>
      end(await reservationsExtendCommand(await contextOf(site), id, hours)),
    )
  const acts = [
    ['release', 'Gives the car free and the whole deposit back.', reservationsReleaseCommand],
    ['complete', 'The buyer has bought the car; the deposit is part of its price.', reservationsCompleteCommand],
    ['refund', 'Tries at once a refund that has not gone yet.', reservationsRefundCommand],
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
