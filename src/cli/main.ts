import { resolve } from 'node:path'
import { Command, CommanderError } from 'commander'
import type { RetryOptions } from '#operations/delivery/retry-lead.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from './command-context.ts'
import type { TypedFilter } from './lead-filter.ts'
import { leadsAcknowledgeCommand } from './leads-acknowledge.ts'
import { leadsExportCommand, type TypedExport } from './leads-export.ts'
import { leadsListCommand } from './leads-list.ts'

import { leadsRetryCommand } from './leads-retry.ts'
import { leadsShowCommand } from './leads-show.ts'
import { leadsTestCommand } from './leads-test.ts'
import { peopleEraseCommand, peopleExportCommand, peopleFindCommand, type TypedPerson } from './people.ts'
import { addReservationCommands } from './reservation-commands.ts'
import { siteCheckCommand } from './site-check.ts'
import { type DiffFlags, siteDiffCommand } from './site-diff.ts'
import { siteDocsCommand } from './site-docs.ts'
import { siteHistoryCommand } from './site-history.ts'
import { type NewSiteFlags, siteNewCommand } from './site-new.ts'
import { type PublishFlags, sitePublishCommand } from './site-publish.ts'
import { type RollbackFlags, siteRollbackCommand } from './site-rollback.ts'
import { siteSchemaCommand } from './site-schema.ts'
import { type StockImportFlags, stockImportCommand } from './stock-import.ts'

/** Runs `forecourt …` and says how it ended. Where it runs is the caller's business (server/forecourt.ts). */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<ExitStatus> {
  let status: ExitStatus = EXIT_STATUS.done
  const program = programOf(context, (ended) => {
    status = ended
  })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return status
  } catch (error) {
    // Commander has said what was wrong with the arguments, or shown the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_STATUS.done : EXIT_STATUS.usage
    throw error
  }
}

/** Commands that open the database; while a server has it, it is the server that runs them. */
export function needsDatabase(argv: readonly string[]): boolean {
  const asksForHelp = argv.some((word) => word === '--help' || word === '-h')
  return !asksForHelp && argv.length > 1 && ['stock', 'leads', 'people', 'reservations'].includes(argv[0] ?? '')
}

function programOf(context: CommandContext, end: (status: ExitStatus) => void): Command {
  const program = group('forecourt', 'Dealers’ sites, their stock and their leads.', context)
  const stock = program.addCommand(group('stock', 'The stock of a site.', context)).commands.at(-1)!
  stock
    .command('import')
    .description(
      'Makes a dealer’s file the stock of a site. Exit status: 0 done, 1 nothing could be used, 2 usage, 3 held back.',
    )
    .requiredOption('--site <slug>', 'the site')
    .argument('<file>', 'CSV, JSON, NDJSON or XML')
    .option('--mapping <file>', 'how the file’s columns become fields of a car (docs/feeds.md)')
    .option('--dry-run', 'say what would happen, and change nothing', false)
    .option('--force', 'import even when the stock would shrink by more than half', false)
    .option('--report <file>', 'write every refused row and every warning into a CSV')
    .action(async (file: string, flags: StockImportFlags) => end(await stockImportCommand(context, file, flags)))

  const site = program.addCommand(group('site', 'The configuration of the sites.', context)).commands.at(-1)!
  site
    .command('check')
    .description('Checks every site, or one, as the server would.')
    .argument('[slug]')
    .option('--strict', 'a warning counts as a fault: for a gate before a deployment')
    .action(async (slug: string | undefined, { strict }: { strict?: boolean }) => {
      const { sitesFolder: folder, webhookAccounts } = context
      end(await siteCheckCommand({ folder, slug, strict, webhookAccounts }, context.print))
    })
  site
    .command('new')
    .description('Makes the folder of a new site, whole and valid, from a few answers. Asks for what is not given.')
    .argument('<slug>', 'the folder’s name, such as city-cars')
    .option('--name <name>', 'the name visitors know the dealer by')
    .option('--template <template>', 'harbour, ridge or meadow')
    .option('--region <region>', 'AU, NZ or US')
    .option('--sells <what>', 'car, caravan, truck or motorbike: the words of menus and pages')
    .option('--colour <colour>', 'the brand colour, such as #1d4ed8')
    .option('--hostname <hostname>', 'such as www.dealer.example')
    .option('--street <street>', 'number and street')
    .option('--city <city>', 'suburb or town')
    .option('--state <state>', 'as the region abbreviates it')
    .option('--postcode <postcode>')
    .option('--phone <phone>')
    .option('--email <address>', 'where leads go, and what the footer shows')
    .option('--legal-name <name>', 'the legal entity; City Cars Pty Ltd')
    .option('--abn <abn>', 'in Australia')
    .option('--licence <number>', 'the motor dealer licence')
    .action(async (slug: string, flags: NewSiteFlags) => end(await siteNewCommand(context, slug, flags)))
  site
    .command('diff')
    .description('What publishing a site would change for its visitors, option by option.')
    .argument('<slug>')
    .option('--from <number>', 'against this version instead of the one that is live')
    .action(async (slug: string, flags: DiffFlags) => end(await siteDiffCommand(context, slug, flags)))
  site
    .command('publish')
    .description('Checks a site as a whole and puts it live at one stroke; a broken one leaves what is live.')
    .argument('<slug>')
    .option('-m, --message <text>', 'what changed and why, for the history')
    .option('--by <name>', 'who publishes; the user of this machine when left out')
    .action(async (slug: string, flags: PublishFlags) => end(await sitePublishCommand(context, slug, flags)))
  site
    .command('rollback')
    .description('Puts an earlier version of a site live again: the one before, or the one that is named.')
    .argument('<slug>')
    .option('--to <number>', 'the version to go back to')
    .option('-m, --message <text>', 'why, for the history')
    .option('--by <name>', 'who goes back; the user of this machine when left out')
    .action(async (slug: string, flags: RollbackFlags) => end(await siteRollbackCommand(context, slug, flags)))
  site
    .command('history')
    .description('Every version of a site that went live: when, by whom and why.')
    .argument('<slug>')
    .action(async (slug: string) => end(await siteHistoryCommand(context, slug)))
  site
    .command('schema')
    .description('Writes the JSON Schema that editors complete site.json by.')
    .action(async () => end(await siteSchemaCommand({ folder: context.sitesFolder }, context.print)))
  site
    .command('docs')
    .description('Writes the page of all options.')
    .argument('[file]', '', 'docs/options.md')
    .action(async (file: string) => end(await siteDocsCommand({ file: resolve(context.cwd, file) }, context.print)))

  const leads = program.addCommand(group('leads', 'The leads of a site.', context)).commands.at(-1)!
  const leadsOf = async (siteSlug: string) => {
    const { platform, sites } = await context.open()
    return { platform, siteSlug, siteSlugs: sites.map(({ slug }) => slug), print: context.print }
  }
  filtered(leads.command('list').description('A line a lead, newest first.'))
    .option('--limit <number>', 'how many at most')
    .action(async ({ site: slug, ...typed }: WithSite & TypedFilter) =>
      end(await leadsListCommand(await leadsOf(slug), typed)),
    )
  leads
    .command('show')
    .description('Every field of a lead and every attempt to deliver it.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .action(async (id: string, { site: slug }: WithSite) => end(await leadsShowCommand(await leadsOf(slug), id)))
  leads
    .command('retry')
    .description('Tries at once what of a lead has not been sent.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .option('--current-destinations', 'to where the site sends such leads today, instead of where they went at first')
    .action(async (id: string, { site: slug, ...options }: WithSite & RetryOptions) =>
      end(await leadsRetryCommand(await leadsOf(slug), id, options)),
    )
  leads
    .command('acknowledge')
    .description('Notes that a person has taken care of a lead that was given up: it counts as dead no more.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .option('--by <name>', 'who has; the user of this machine when left out')
    .action(async (id: string, { site: slug, by }: WithSite & { readonly by?: string }) =>
      end(await leadsAcknowledgeCommand(await leadsOf(slug), id, by ?? null)),
    )
  leads
    .command('test')
    .description('Sends a test lead as a buyer would, and says whether it arrived.')
    .requiredOption('--site <slug>', 'the site')
    .option('--to <address>', 'to this address instead of delivery.testEmail')
    .action(async ({ site: slug, to }: WithSite & { readonly to?: string }) =>
      end(await leadsTestCommand(await leadsOf(slug), to ?? null)),
    )
  filtered(
    leads
      .command('export')
      .description('The leads as CSV or ADF.')
      .argument('<file>', 'a file, or - for the output')
      .option('--format <format>', 'csv or adf', 'csv')
      .option('--test', 'with the test leads that the website sends itself'),
  ).action(async (file: string, { site: slug, ...typed }: WithSite & TypedExport) =>
    end(await leadsExportCommand(await leadsOf(slug), file === '-' ? file : resolve(context.cwd, file), typed)),
  )
  const people = program.addCommand(group('people', 'What a site stores of one person.', context)).commands.at(-1)!
  const named = (command: Command) =>
    command
      .requiredOption('--site <slug>', 'the site')
      .option('--email <address>', 'by their address')
      .option('--phone <number>', 'by their phone number')
  named(people.command('find').description('How much of a person the site stores, by kind.')).action(
    async ({ site: slug, ...typed }: WithSite & TypedPerson) =>
      end(await peopleFindCommand(await leadsOf(slug), typed)),
  )
  named(
    people
      .command('export')
      .description('All that the site stores of a person, as JSON.')
      .argument('<file>', 'a file, or - for the output'),
  ).action(async (file: string, { site: slug, ...typed }: WithSite & TypedPerson) =>
    end(await peopleExportCommand(await leadsOf(slug), file === '-' ? file : resolve(context.cwd, file), typed)),
  )
  named(people.command('erase').description('Deletes all that the site stores of a person, for good.'))
    .option('--yes', 'delete it; without this it only says what would go')
    .action(async ({ site: slug, ...typed }: WithSite & TypedPerson & { readonly yes?: boolean }) =>
      end(await peopleEraseCommand(await leadsOf(slug), typed)),
    )
  const reservations = group('reservations', 'The cars of a site that are reserved by deposit.', context)
  program.addCommand(reservations)
  addReservationCommands(reservations, leadsOf, end)
  return program
}

interface WithSite {
  readonly site: string
}

/** A command whose words go where the context says, and which never ends the process it runs in. */
function group(name: string, description: string, context: CommandContext): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .showHelpAfterError(`'forecourt --help' shows the commands.`)
    .configureOutput({
      writeOut: (text) => context.print(text.trimEnd()),
      writeErr: (text) => context.printError(text.trimEnd()),
    })
}

function filtered(command: Command): Command {
  return command
    .requiredOption('--site <slug>', 'the site')
    .option('--state <state>', 'pending, sent, failed or dead')
    .option('--from <day>', 'received on this day or later')
    .option('--to <day>', 'received before this day')
    .option('--location <id>', 'of this location')
}
