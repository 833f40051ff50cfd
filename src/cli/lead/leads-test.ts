import { sendTestLead } from '#operations/lead/send-test-lead.ts'
import { retryLead } from '#operations/sending/retry-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { EXIT_STATUS } from '../command-context.ts'
import { visible } from '../text-table.ts'
import { type LeadsContext, siteOf } from './leads-context.ts'

/**
 * `forecourt leads test --site SLUG [--to ADDRESS]`: sends a lead as a buyer would, through form, database and mail,
 * and waits for the result. Exit status 0 if it was sent, 1 if not, 2 if there is no address for it.
 */
export async function leadsTestCommand(context: LeadsContext, to: string | null): Promise<number> {
  const { platform, print } = context
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const address = to ?? site.delivery.testEmail
  if (address === null) {
    print(`${site.name} has no delivery.testEmail; give an address with --to.`)
    return EXIT_STATUS.usage
  }
  const sent = await sendTestLead(requestOn(platform, site), { address, submissionId: `test-${platform.randomId()}` })
  if (!sent.ok) {
    print(`The site's own form refused the test lead: ${sent.fields.join(', ')}.`)
    return EXIT_STATUS.failed
  }
  // The worker may have sent it already.
  const tried = await retryLead(requestOn(platform, site), sent.leadId)
  const failure = tried.ok ? tried.tried.find(({ outcome }) => !outcome.ok && outcome.reason === 'failed') : null
  if (failure && !failure.outcome.ok && failure.outcome.reason === 'failed') {
    print(`Test lead ${sent.leadId} was stored, but not sent to ${address}: ${visible(failure.outcome.error)}.`)
    return EXIT_STATUS.failed
  }
  const isWaiting = tried.ok && tried.tried.some(({ outcome }) => !outcome.ok)
  print(`Test lead ${sent.leadId} was stored and ${isWaiting ? 'is being sent' : 'sent'} to ${address}.`)
  return EXIT_STATUS.done
}
