import { type RetryOptions, retryLead } from '#operations/sending/retry-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { EXIT_STATUS } from '../command-context.ts'
import { visible } from '../text-table.ts'
import { type LeadsContext, localTime, siteOf } from './leads-context.ts'

/**
 * `forecourt leads retry ID --site SLUG [--current-destinations]`: retries all undelivered parts of a lead at once,
 * including those given up. Exit status 0 if nothing is left to send, 1 if an attempt failed again, 2 if there is no
 * such lead.
 */
export async function leadsRetryCommand(
  context: LeadsContext,
  id: string,
  options: RetryOptions = {},
): Promise<number> {
  const { platform, print } = context
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const answer = await retryLead(requestOn(platform, site), id, options)
  if (!answer.ok) {
    const { text, exit } = REFUSALS[answer.reason]
    print(`Lead ${id}: ${text}`)
    return exit
  }
  for (const { destination, outcome } of answer.tried) {
    if (outcome.ok) print(`Sent to ${destination}.`)
    else if (outcome.reason !== 'failed') print(`Not sent to ${destination}: another process is sending it.`)
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
  'not-found': { text: 'there is no such lead.', exit: EXIT_STATUS.usage },
  'sent-already': { text: 'everything was sent already.', exit: EXIT_STATUS.done },
  'nowhere-to-go': {
    text: 'the site has no address for leads; set leadEmail or leads.fallbackEmail.',
    exit: EXIT_STATUS.failed,
  },
} as const
