import { resolve } from 'node:path'
import { Command, CommanderError } from 'commander'
import type { RetryOptions } from '#operations/sending/retry-lead.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { type BackupSources, type CommandContext, EXIT_STATUS, type ExitStatus } from './command-context.ts'
import { addFeedCommands } from './feeds.ts'
import type { TypedFilter } from './lead/lead-filter.ts'
import { leadsAcknowledgeCommand } from './lead/leads-acknowledge.ts'
import { leadsExportCommand, type TypedExport } from './lead/leads-export.ts'
import { leadsListCommand } from './lead/leads-list.ts'
import { leadsRetryCommand } from './lead/leads-retry.ts'
import { peopleEraseCommand, peopleExportCommand, peopleFindCommand, type TypedPerson } from './people.ts'
import { addDraftCommands } from './site/draft-commands.ts'
import { siteAddDecisionsCommand } from './site/site-add-decisions.ts'
import { type CheckFlags, siteCheckCommand } from './site/site-check.ts'
import { type DiffFlags, siteDiffCommand } from './site/site-diff.ts'
import { siteDocsCommand } from './site/site-docs.ts'
import { siteHistoryCommand } from './site/site-history.ts'
import { type NewSiteFlags, siteNewCommand } from './site/site-new.ts'
import { type PublishFlags, sitePublishCommand } from './site/site-publish.ts'
import { type RollbackFlags, siteRollbackCommand } from './site/site-rollback.ts'
import { siteSchemaCommand } from './site/site-schema.ts'
import { siteWithdrawCommand } from './site/site-withdraw.ts'
import { siteWordsCommand } from './site/site-words.ts'
import { addStaffCommands } from './staff-commands.ts'
import { addStockCommands } from './stock-commands.ts'

/** Runs `forecourt …` and returns its exit status. The caller decides in which process (server/forecourt.ts). */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<ExitStatus> {
  let status: ExitStatus = EXIT_STATUS.done
  const program = programOf(context, (ended) => {
    status = ended
  })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return status
  } catch (error) {
    // Commander has printed the error or the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_STATUS.done : EXIT_STATUS.usage
    throw error
  }
}

/** Whether a command needs the database. While a server has it open, the server runs these commands. */
export function needsDatabase(argv: readonly string[]): boolean {
  const [noun = '', verb = ''] = argv
  if (asksForHelp(argv) || argv.length < 2) return false
  return noun === 'site'
    ? PUBLISHING.includes(verb)
    : ['stock', 'feeds', 'leads', 'people', 'staff', 'backup'].includes(noun)
}

/** Whether a command may write files to the data folder. */
export function writesData(argv: readonly string[]): boolean {
  return needsDatabase(argv) || (argv[0] === 'restore' && argv.length > 1 && !asksForHelp(argv))
}

function asksForHelp(argv: readonly string[]): boolean {
  return argv.some((word) => word === '--help' || word === '-h')
}

/** Commands that read or write the history of published sites. */
const PUBLISHING = ['diff', 'publish', 'rollback', 'withdraw', 'history', 'pull', 'push', 'lock', 'unlock']

function programOf(context: CommandContext, end: (status: ExitStatus) => void): Command {
  const program = group('forecourt', 'Dealers’ sites, their stock and their leads.', context)
  program.addCommand(addStockCommands(group('stock', 'A site’s stock.', context), context, end))
  const site = program.addCommand(group('site', 'Site configuration.', context)).commands.at(-1)!
  site
    .command('check')
    .description('Checks every site, or one, as the server would.')
    .argument('[slug]')
    .option('--strict', 'treat warnings as faults, for a check before a deployment; not that a date is over')
    .option('--now <instant>', 'check as of then, such as 2026-11-24T10:00:00+10:00')
    .action(async (slug: string | undefined, flags: CheckFlags) => {
      const { sitesFolder: folder, webhookAccounts, servedSite } = context
      end(await siteCheckCommand({ folder, slug, ...flags, webhookAccounts, servedSite }, context.print))
    })
  site
    .command('new')
    .description('Creates a complete, valid site folder from a few answers. Prompts for options that are not given.')
    .argument('<slug>', 'the folder’s name, such as city-cars')
    .option('--name <name>', 'the name visitors know the dealer by')
    .option('--template <template>', 'harbour, ridge, meadow or market')
    .option('--region <region>', 'AU, NZ or US')
    .option('--sells <what>', 'car, caravan, truck or motorbike: the words of menus and pages')
    .option('--colour <colour>', 'the brand colour, such as #1d4ed8')
    .option('--hostname <hostname>', 'such as www.dealer.example')
    .option('--street <street>', 'number and street')
    .option('--city <city>', 'suburb or town')
    .option('--state <state>', 'abbreviated as in the region, such as QLD')
    .option('--postcode <postcode>')
    .option('--phone <phone>')
    .option('--email <address>', 'where leads go, and what the footer shows')
    .option('--legal-name <name>', 'the legal entity; City Cars Pty Ltd')
    .option('--abn <abn>', 'in Australia')
    .option('--licence <number>', 'the motor dealer licence')
    .option(
      '--rate <per cent>',
      'interest rate a year of the repayments that the site shows; without it, it shows none',
    )
    .action(async (slug: string, flags: NewSiteFlags) => end(await siteNewCommand(context, slug, flags)))
  site
    .command('add-decisions')
    .description('Adds the list of what programs decide to a site’s privacy policy (LAW-5). Changes that page alone.')
    .argument('<slug>')
    .action(async (slug: string) => end(await siteAddDecisionsCommand(context, slug)))
  site
    .command('diff')
    .description('Shows what publishing a site would change, option by option.')
    .argument('<slug>')
    .option('--from <number>', 'compare with this version instead of the live one')
    .action(async (slug: string, flags: DiffFlags) => end(await siteDiffCommand(context, slug, flags)))
  site
    .command('publish')
    .description('Checks a whole site and publishes it at once. If it has faults, the live version stays.')
    .argument('<slug>')
    .option('-m, --message <text>', 'what changed and why, for the history')
    .option('--by <name>', 'who publishes; default: this machine’s user')
    .action(async (slug: string, flags: PublishFlags) => end(await sitePublishCommand(context, slug, flags)))
  site
    .command('rollback')
    .description('Publishes an earlier version of a site again: the previous one, or the one given by --to.')
    .argument('<slug>')
    .option('--to <number>', 'the version to go back to')
    .option('-m, --message <text>', 'why, for the history')
    .option('--by <name>', 'who rolls back; default: this machine’s user')
    .action(async (slug: string, flags: RollbackFlags) => end(await siteRollbackCommand(context, slug, flags)))
  site
    .command('withdraw')
    .description('Takes a site down on every server at once. Its folder, stock and leads stay.')
    .argument('<slug>')
    .option('-m, --message <text>', 'why, for the history')
    .option('--by <name>', 'who takes it down; default: this machine’s user')
    .action(async (slug: string, flags: PublishFlags) => end(await siteWithdrawCommand(context, slug, flags)))
  site
    .command('history')
    .description('Lists the published versions of a site: when, who and why.')
    .argument('<slug>')
    .action(async (slug: string) => end(await siteHistoryCommand(context, slug)))
  addDraftCommands(site, context, end)
  site
    .command('schema')
    .description('Writes the JSON Schemas for completion in editors.')
    .action(async () => end(await siteSchemaCommand({ folder: context.sitesFolder }, context.print)))
  site
    .command('docs')
    .description('Writes the reference of all options.')
    .argument('[file]', '', 'docs/options.md')
    .action(async (file: string) => end(await siteDocsCommand({ file: resolve(context.cwd, file) }, context.print)))
  site
    .command('words')
    .description('Lists the words that a site may say in its own way, with their ids.')
    .argument('[text]', 'only those with this in their text or id', '')
    .action((text: string) => end(siteWordsCommand({ text }, context.print)))

  const leads = program.addCommand(group('leads', 'A site’s leads.', context)).commands.at(-1)!
  const leadsOf = async (siteSlug: string) => {
    const { platform, sites } = await context.open()
    return { platform, siteSlug, siteSlugs: sites.map(({ slug }) => slug), print: context.print }
  }
  filtered(leads.command('list').description('Lists leads, newest first.'))
    .option('--limit <number>', 'at most this many')
    .action(async ({ site: slug, ...typed }: WithSite & TypedFilter) =>
      end(await leadsListCommand(await leadsOf(slug), typed)),
    )
  leads
    .command('retry')
    .description('Retries the undelivered parts of a lead at once.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .option('--current-destinations', 'send to the site’s current destinations instead of the original ones')
    .action(async (id: string, { site: slug, ...options }: WithSite & RetryOptions) =>
      end(await leadsRetryCommand(await leadsOf(slug), id, options)),
    )
  leads
    .command('acknowledge')
    .description('Records that staff have handled a lead that was given up, so that it raises no more alerts.')
    .argument('<id>')
    .requiredOption('--site <slug>', 'the site')
    .option('--by <name>', 'who handled it; default: this machine’s user')
    .action(async (id: string, { site: slug, by }: WithSite & { readonly by?: string }) =>
      end(await leadsAcknowledgeCommand(await leadsOf(slug), id, by ?? null)),
    )
  filtered(
    leads
      .command('export')
      .description('Exports leads as CSV or ADF.')
      .argument('<file>', 'a file, or - for standard output')
      .option('--format <format>', 'csv or adf', 'csv')
      .option('--test', 'include the website’s own test leads'),
  ).action(async (file: string, { site: slug, ...typed }: WithSite & TypedExport) =>
    end(await leadsExportCommand(await leadsOf(slug), file === '-' ? file : resolve(context.cwd, file), typed)),
  )
  const people = program.addCommand(group('people', 'What a site stores about one person.', context)).commands.at(-1)!
  const named = (command: Command) =>
    command
      .requiredOption('--site <slug>', 'the site')
      .option('--email <address>', 'by e-mail address')
      .option('--phone <number>', 'by phone number')
  named(people.command('find').description('Counts what the site stores about a person, by kind.')).action(
    async ({ site: slug, ...typed }: WithSite & TypedPerson) =>
      end(await peopleFindCommand(await leadsOf(slug), typed)),
  )
  named(
    people
      .command('export')
      .description('Exports everything the site stores about a person, as JSON.')
      .argument('<file>', 'a file, or - for standard output'),
  ).action(async (file: string, { site: slug, ...typed }: WithSite & TypedPerson) =>
    end(await peopleExportCommand(await leadsOf(slug), file === '-' ? file : resolve(context.cwd, file), typed)),
  )
  named(people.command('erase').description('Permanently deletes everything the site stores about a person.'))
    .option('--yes', 'delete it; without this, only print what would be deleted')
    .action(async ({ site: slug, ...typed }: WithSite & TypedPerson & { readonly yes?: boolean }) =>
      end(await peopleEraseCommand(await leadsOf(slug), typed)),
    )
  program.addCommand(addFeedCommands(group('feeds', 'The feeds of a site.', context), leadsOf, end))
  const staff = group('staff', 'People who work in the console.', context)
  program.addCommand(staff)
  addStaffCommands(staff, context, leadsOf, end)
  if (context.backups) addBackupCommands(program, context, context.backups, end)
  return program
}

function addBackupCommands(
  program: Command,
  context: CommandContext,
  backups: BackupSources,
  end: (status: ExitStatus) => void,
): void {
  program
    .command('backup')
    .description('Writes the database and the stored files to a new folder. The server may run meanwhile.')
    .argument('<folder>', 'a folder that is empty or not there yet')
    .action(async (folder: string) => end(await backupCommand(context, backups, folder)))
  program
    .command('restore')
    .description('Restores a backup into an empty database, embedded or on a server. Stop the server first.')
    .argument('<folder>', 'a folder that forecourt backup wrote')
    .action(async (folder: string) => end(await restoreCommand(context, backups, folder)))
}

interface WithSite {
  readonly site: string
}

/** A command group that prints through the context and never exits the process. */
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
    .option('--location <id>', 'for this location')
}
