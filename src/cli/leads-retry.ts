import { type RetryOptions, retryLead } from '#operations/delivery/retry-lead.ts'
import { EXIT_STATUS } from './command-context.ts'
import { type LeadsContext, localTime, siteOf } from './leads-context.ts'
import { visible } from './text-table.ts'

/**
 * `forecourt leads retry ID --site SLUG [--current-destinations]`: tries at once what of a lead has not been sent, given up or not. Exit status 0
 * when nothing is left to send, 1 when an attempt failed again, 2 when there is no such lead.
 */
export async function leadsRetryCommand(
  context: LeadsContext,
  id: string,
  options: RetryOptions = {},
): Promise<number> {
  const { platform, print } = context
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const answer = await retryLead(platform, site, id, options)
  if (!answer.ok) {
    const { text, exit } = REFUSALS[answer.reason]
    print(`Lead ${id}: ${text}`)
    return exit
  }
  for (const { destination, outcome } of answer.tried) {
    if (outcome.ok) print(`Sent to ${destination}.`)
    else if (outcome.reason !== 'failed') print(`Not sent to ${destination}: another process is at it.`)
    else {
      const next = outcome.nextAttemptAt
        ? `next attempt ${localTime(outcome.nextAttemptAt.toISOString(), site)}`
        : 'given up'
      print(`Not sent to ${destination}: ${visible(outcome.error)} (${next}).`)
    }
  }
  return answer.tried.every(({ outcome }) => outcome.ok) ? EXIT_STATUS.done : EXIT_STATUS.failed
}

const REFUSALS = {
  'not-found': { text: 'there is none of this id.', exit: EXIT_STATUS.usage },
  'sent-already': { text: 'all of it was sent already.', exit: EXIT_STATUS.done },
  'nowhere-to-go': {
    text: 'the site has no address for leads; set leadEmail or leads.fallbackEmail.',
    exit: EXIT_STATUS.failed,
  },
} as const
