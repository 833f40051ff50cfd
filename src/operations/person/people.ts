import { type ErasedPerson, type FoundPerson, PERSON_TABLES, type Person } from '#storage/person/people.ts'
import { alertMailId } from '../alert/send-alert-mail.ts'
import { deliveryMailId } from '../delivery/delivery-mail-id.ts'
import { dropMailFiles } from '../inbox/mail/mail-files.ts'
import type { SiteRequest } from '../site-request.ts'
import { sweepPhotos } from './sweep-photos.ts'

export type { FoundPerson, Person }
export { PERSON_TABLES }

/** H8: finds everything a site stores about a person, with an entry for every table. */
export function findPerson({ platform, site }: SiteRequest, person: Person): Promise<FoundPerson> {
  return platform.storage.forSite(site).people.find(person)
}

/**
 * H8: deletes everything a site stores about a person, and this machine's own copies of mails and text messages. Data
 * already sent, such as mail to the dealer, cannot be recalled. What waits to be sent brings nothing back: it is a row, and
 * the row is gone.
 */
export async function erasePerson(request: SiteRequest, person: Person): Promise<ErasedPerson> {
  const { platform, site } = request
  const { people, inbox } = platform.storage.forSite(site)
  const { leads, lead_deliveries, alert_mails, conversation_mails } = await people.find(person)
  const talks = [...leads, ...conversation_mails].flatMap(({ conversation_id: id }) =>
    id === null ? [] : [String(id)],
  )
  const files = await inbox.mails.fileIds([...new Set(talks)])
  const answer = await people.erase(person, platform.clock.now())
  if (!answer.ok) return answer
  await platform.mailer.forget?.([
    ...lead_deliveries.map(({ lead_id, id }) => deliveryMailId(String(lead_id), String(id))),
    ...alert_mails.map(({ id }) => alertMailId(String(id))),
  ])
  await sweepPhotos(request)
  // A conversation that another person is part of too may have new mails.
  const left = await inbox.mails.fileIds([...new Set(talks)])
  await dropMailFiles(
    request,
    [...files].filter((id) => !left.has(id)),
  )
  await platform.sms.forget?.(phonesOf(person, leads))
  platform.log.info('person erased', { site: site.slug, ...answer.erased })
  return answer
}

function phonesOf({ phone }: Person, leads: FoundPerson['leads']): readonly string[] {
  const ofLeads = leads.map(({ payload }) => (payload as { readonly phone?: unknown }).phone)
  return [...new Set([phone, ...ofLeads])].filter((each) => typeof each === 'string' && each !== '') as string[]
}
