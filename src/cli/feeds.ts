import type { Command } from 'commander'
import { answerFeed } from '#operations/intake/edit-feeds.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { didYouMean } from '#site/nearest.ts'
import type { Site } from '#site/site.ts'
import { EXIT_STATUS, type ExitStatus } from './command-context.ts'
import { type LeadsContext, siteOf } from './lead/leads-context.ts'
import { type AnswerFlags, readAnswers, withAnswerOptions } from './typed-answers.ts'

/** Adds the commands about feeds to `group` (INTAKE-6). */
export function addFeedCommands(
  group: Command,
  contextOf: (siteSlug: string) => Promise<LeadsContext>,
  end: (status: ExitStatus) => void,
): Command {
  const answer = group
    .command('answer')
    .description('Answers what imports ask about a feed: words that we don’t know, and figures without a unit.')
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--feed <name>', 'the feed')
  withAnswerOptions(answer).action(
    async ({ site, ...typed }: AnswerFlags & { readonly site: string; readonly feed: string }) =>
      end(await feedsAnswerCommand(await contextOf(site), typed)),
  )
  return group
}

/** `forecourt feeds answer --site SLUG --feed NAME --status-word WORD=STATE --unit MEASURE=UNIT` (A8, SITE-6). */
export async function feedsAnswerCommand(
  context: LeadsContext,
  { feed, ...typed }: AnswerFlags & { readonly feed: string },
): Promise<ExitStatus> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const refused = (...sentences: readonly string[]) => {
    for (const sentence of sentences) context.print(sentence)
    return EXIT_STATUS.usage
  }
  const read = readAnswers(typed)
  if (!read.ok) return refused(...read.sentences)
  const { statusWords, units } = read.answers
  const said = [
    ...Object.entries(statusWords).map(([word, state]) => `the feed ${feed} means ${state} when it says “${word}”.`),
    ...Object.entries(units).map(
      ([measure, unit]) => `figures of the feed ${feed} for ${measure} without a unit are in ${unit}.`,
    ),
  ]
  if (said.length === 0) return refused('Say what you answer: --status-word WORD=STATE or --unit MEASURE=UNIT.')
  const absent = await absentFeed(context, site, feed)
  if (absent !== null) return refused(absent)
  await answerFeed(requestBy(context.platform, site, commandActor(site.slug)), feed, read.answers)
  for (const sentence of said) context.print(`From its next file on, ${sentence}`)
  return EXIT_STATUS.done
}

/** Why a feed of that name cannot be answered; null: it can. */
async function absentFeed({ platform }: LeadsContext, site: Site, feed: string): Promise<string | null> {
  const names = (await platform.storage.forSite(site).feeds.list()).map(({ name }) => name)
  if (names.includes(feed)) return null
  const hint = didYouMean(feed, names) ?? `there are: ${names.join(', ') || 'none'}.`
  return `${site.name} has no feed '${feed}'; ${hint}`
}
