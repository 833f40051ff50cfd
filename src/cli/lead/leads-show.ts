import { showLead } from '#operations/lead/show-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import type { LeadRow } from '#views/lead/lead-rows.ts'
import { EXIT_STATUS } from '../command-context.ts'
import { textTable, visible } from '../text-table.ts'
import { type LeadsContext, localTime, siteOf } from './leads-context.ts'

/**
 * `forecourt leads show ID --site SLUG`: every field of a lead and every delivery attempt. Exit status 2 if there is no
 * such lead.
 */
export async function leadsShowCommand(context: LeadsContext, id: string): Promise<number> {
  const { platform, print } = context
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const shownLead = await showLead(requestOn(platform, site), id)
  if (!shownLead) {
    print(`${site.name} has no lead '${id}'.`)
    return EXIT_STATUS.usage
  }
  const { lead, rows, deliveries } = shownLead
  print(`Lead ${lead.id}, received ${localTime(lead.createdAt, site)}`)
  const printRows = (title: string, fields: readonly LeadRow[]) => {
    if (fields.length === 0) return
    const lines = textTable(
      ['', ''],
      fields.map(({ label, value }) => [`  ${label}`, value]),
    )
    for (const line of ['', title, ...lines.slice(1)]) print(line)
  }
  printRows('Visitor', rows.visitor)
  if (lead.payload.message) {
    for (const line of ['', 'Message', ...lead.payload.message.split('\n').map((text) => `  ${visible(text)}`)])
      print(line)
  }
  printRows('Vehicle', rows.vehicle)
  printRows('Visit', rows.visit)
  print('')
  print(
    deliveries.length > 0 ? 'Deliveries' : 'No delivery: the site had no address for leads. Configure one, then retry.',
  )
  if (lead.unconfirmed) print(`  No confirmation went to the buyer: ${lead.unconfirmed}`)
  for (const delivery of deliveries) {
    const next =
      delivery.nextAttemptAt && delivery.state !== 'sent'
        ? `, next attempt ${localTime(delivery.nextAttemptAt, site)}`
        : ''
    const { acknowledged } = delivery
    const care = acknowledged ? `, acknowledged ${localTime(acknowledged.at, site)}: ${visible(acknowledged.by)}` : ''
    print(`  ${delivery.kind} to ${delivery.destination}: ${delivery.state}${next}${care}`)
    for (const { number, at, outcome, error } of delivery.record) {
      print(`    ${number}. ${localTime(at, site)} ${outcome}${error ? `: ${visible(error)}` : ''}`)
    }
  }
  return EXIT_STATUS.done
}
