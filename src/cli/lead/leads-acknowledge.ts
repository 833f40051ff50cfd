import { acknowledgeLead } from '#operations/delivery/acknowledge-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { EXIT_STATUS } from '../command-context.ts'
import { machineUser } from '../machine-user.ts'
import { type LeadsContext, siteOf } from './leads-context.ts'

/**
 * `forecourt leads acknowledge ID --site SLUG [--by NAME]`: records that staff have handled a lead whose delivery was
 * given up. Exit status 0 even if nothing was given up, 2 if there is no such lead.
 */
export async function leadsAcknowledgeCommand(context: LeadsContext, id: string, by: string | null): Promise<number> {
  const { platform, print } = context
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const answer = await acknowledgeLead(requestOn(platform, site), id, by ?? machineUser())
  if (answer.ok) {
    for (const destination of answer.destinations) print(`Acknowledged: the failed delivery to ${destination}.`)
    return EXIT_STATUS.done
  }
  const isThere = answer.reason === 'nothing-dead'
  print(isThere ? `Lead ${id}: no delivery was given up.` : `There is no lead ${id}.`)
  return isThere ? EXIT_STATUS.done : EXIT_STATUS.usage
}
