import type { Command } from 'commander'
import { MEASURES } from '#domain/car/field.ts'
import { FEED_STATES, LONGEST_PHRASE } from '#domain/feed/feed-state.ts'
import { answerStatusWord, answerUnit } from '#operations/intake/edit-feeds.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { didYouMean } from '#site/nearest.ts'
import type { Site } from '#site/site.ts'
import { EXIT_STATUS, type ExitStatus } from './command-context.ts'
import { type LeadsContext, siteOf } from './lead/leads-context.ts'
import { UNITS_TEXT, unitOfWords } from './typed-units.ts'

/** Adds the commands about feeds to `group` (INTAKE-6). */
export function addFeedCommands(
  group: Command,
  contextOf: (siteSlug: string) => Promise<LeadsContext>,
  end: (status: ExitStatus) => void,
): Command {
  group
    .command('status-word')
    .description('Says what a feed’s word for the state of a car means. Imports ask about words that we don’t know.')
    .argument('<phrase>', 'as the feed has it, such as Wholesale')
    .argument('<state>', FEED_STATES.join(', '))
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--feed <name>', 'the feed')
    .action(async (phrase: string, state: string, { site, feed }: { readonly site: string; readonly feed: string }) =>
      end(await feedsStatusWordCommand(await contextOf(site), { feed, phrase, state })),
    )
  group
    .command('unit')
    .description('Says which unit a feed’s figures are in that name none.')
    .argument('<measure>', MEASURES.join(', '))
    .argument('<unit>', UNITS_TEXT)
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--feed <name>', 'the feed')
    .action(async (measure: string, unit: string, { site, feed }: { readonly site: string; readonly feed: string }) =>
      end(await feedsUnitCommand(await contextOf(site), { feed, measure, unit })),
    )
  return group
}

/** `forecourt feeds status-word PHRASE STATE --site SLUG --feed NAME` (A8). */
export async function feedsStatusWordCommand(
  context: LeadsContext,
  typed: { readonly feed: string; readonly phrase: string; readonly state: string },
): Promise<ExitStatus> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const refused = (sentence: string) => {
    context.print(sentence)
    return EXIT_STATUS.usage
  }
  const phrase = typed.phrase.trim()
  const state = FEED_STATES.find((each) => each === typed.state)
  if (state === undefined) return refused(`A state is ${FEED_STATES.join(', ')}, not '${typed.state}'.`)
  if (phrase === '' || phrase.length > LONGEST_PHRASE)
    return refused(`A phrase has 1 to ${LONGEST_PHRASE} characters; copy it from the import’s report.`)
  const absent = await absentFeed(context, site, typed.feed)
  if (absent !== null) return refused(absent)
  await answerStatusWord(requestBy(context.platform, site, commandActor(site.slug)), typed.feed, { phrase, state })
  context.print(`From its next file on, the feed ${typed.feed} means ${state} when it says “${phrase}”.`)
  return EXIT_STATUS.done
}

/** `forecourt feeds unit MEASURE UNIT --site SLUG --feed NAME` (SITE-6). */
export async function feedsUnitCommand(
  context: LeadsContext,
  { feed, measure, unit }: { readonly feed: string; readonly measure: string; readonly unit: string },
): Promise<ExitStatus> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const units = unitOfWords(measure, unit)
  const fault = units === null ? `There is no such unit; ${UNITS_TEXT}.` : await absentFeed(context, site, feed)
  if (units === null || fault !== null) {
    context.print(fault ?? '')
    return EXIT_STATUS.usage
  }
  await answerUnit(requestBy(context.platform, site, commandActor(site.slug)), feed, units)
  context.print(`From its next file on, figures of the feed ${feed} for ${measure} without a unit are in ${unit}.`)
  return EXIT_STATUS.done
}

/** Why a feed of that name cannot be answered; null: it can. */
async function absentFeed({ platform }: LeadsContext, site: Site, feed: string): Promise<string | null> {
  const names = (await platform.storage.forSite(site).feeds.list()).map(({ name }) => name)
  if (names.includes(feed)) return null
  const hint = didYouMean(feed, names) ?? `there are: ${names.join(', ') || 'none'}.`
  return `${site.name} has no feed '${feed}'; ${hint}`
}
