import { userInfo } from 'node:os'
import { acknowledgeLead } from '#operations/delivery/acknowledge-lead.ts'
import { EXIT_STATUS } from './command-context.ts'
import { type LeadsContext, siteOf } from './leads-context.ts'

/**
 * `forecourt leads acknowledge ID --site SLUG [--by NAME]`: notes that a person has taken care of a lead that was given
 * up. Exit status 0 also when nothing of it was, 2 when there is no such lead.
 */
export async function leadsAcknowledgeCommand(context: LeadsContext, id: string, by: string | null): Promise<number> {
  const { platform, print } = context
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const answer = await acknowledgeLead(platform, site, id, by ?? userInfo().username)
  if (answer.ok) {
    for (const destination of answer.destinations) print(`Acknowledged: what did not reach ${destination}.`)
    return EXIT_STATUS.done
  }
  const isThere = answer.reason === 'nothing-dead'
  print(isThere ? `Lead ${id}: nothing of it was given up.` : `Lead ${id}: there is none of this id.`)
  return isThere ? EXIT_STATUS.done : EXIT_STATUS.usage
}
