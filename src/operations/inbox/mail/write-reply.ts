import type { Car } from '#domain/car/car.ts'
import { cutText } from '#domain/cut-text.ts'
import type { CheckedFile } from '#domain/inbox/checked-files.ts'
import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { LONGEST_LINE, LONGEST_MAIL } from '#domain/inbox/longest-texts.ts'
import type { MailFile } from '#domain/inbox/mail-file.ts'
import { fillTemplate, type TemplateVariable } from '#domain/inbox/mail-template.ts'
import { replySubject } from '#domain/inbox/mail-thread.ts'
import { shownTitle } from '#domain/lead/lead-vehicle.ts'
import { buyerFirstName } from '#domain/person/first-name.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import type { ConversationMail } from '#storage/inbox/conversation-mails.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import { carCard, replyMail } from '#views/mail/reply-mail.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import { deliveryMailId } from '../../delivery/delivery-mail-id.ts'
import type { SiteRequest } from '../../site-request.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { type Acted, actOn } from '../act.ts'
import type { WriteGuard } from '../write-guard.ts'
import { isLinkMail } from './link-mail-id.ts'
import { dropMailFiles, storeMailFiles } from './mail-files.ts'

export interface WrittenReply {
  /** Random id made with the form; a double click or reload sends one mail. */
  readonly mailId: string
  readonly subject: string
  /** With variables of templates (`TEMPLATE_VARIABLES`). */
  readonly text: string
  /** Cars to show with photo and price, at most 6. */
  readonly carIds: readonly string[]
  /** Files that go with it. */
  readonly files?: readonly CheckedFile[]
}

export type ReplyRefusal = 'empty' | 'no-address' | 'variables' | 'subject-variables' | 'no-such-car'

/**
 * INBOX-7: answers the buyer by mail. `ok` means that its files are stored, and the mail and its delivery in one
 * transaction after them; the delivery then goes the way of every lead: tried again until the server takes it, with one
 * message id. It threads below the mails before it. Stops the response clock (INBOX-3).
 */
export async function writeReply(
  request: StaffRequest,
  id: string,
  reply: WrittenReply,
  guard?: WriteGuard,
): Promise<Acted<ReplyRefusal>> {
  const { platform, site, actor } = request
  const { inbox, leads } = platform.storage.forSite(site)
  const files = await storeFiles(request, id, reply)
  if (files === null) return { ok: false, reason: 'not-found' }
  let isStored = false
  const outcome = await actOn<ReplyRefusal>(
    request,
    { id, action: 'lead.reply', guard, clashesWith: ANSWERED },
    async (conversation, within, now) => {
      const earlier = await inbox.mails.of(id, within)
      if (earlier.some((mail) => mail.id === reply.mailId)) return { nothing: true }
      const lead = (await leads.ofConversation(id, within)).at(-1)
      if (lead === undefined || conversation.email === null) return { refused: 'no-address' }
      const cars = await findCars(request, reply.carIds, within)
      if (cars === null) return { refused: 'no-such-car' }
      const values = templateValues(request, {
        conversation,
        lead,
        car: await carOf(request, conversation, within),
      })
      const text = fillTemplate(cutText(reply.text.trim(), LONGEST_MAIL), values)
      const subject = fillTemplate(cutText(reply.subject.replace(/\s+/g, ' ').trim(), LONGEST_LINE), values)
      if (!text.ok) return { refused: 'variables' }
      if (!subject.ok) return { refused: 'subject-variables' }
      if (text.text === '') return { refused: 'empty' }

      const delivery = { kind: 'reply', destination: conversation.email } as const
      const deliveryId = await leads.addDelivery(lead.id, delivery, now, within)
      const { body, html } = inWordsOfSite(site, () =>
        replyMail({
          text: text.text,
          signature: signatureOf(site, actor, conversation),
          cards: cars.map((car) => carCard(car, site, request.origin)),
          site,
        }),
      )
      const subjectLine = subject.text === '' ? subjectOf(site, { conversation, lead }, earlier) : subject.text
      await inbox.mails.add(
        id,
        {
          id: reply.mailId,
          direction: 'out',
          messageId: deliveryMailId(lead.id, deliveryId),
          earlier: await threadOf(request, lead, earlier, within),
          fromName: `${actor.name}, ${site.name}`,
          fromAddress: site.delivery.fromAddress ?? '',
          toAddress: conversation.email,
          subject: subjectLine,
          body,
          html,
          deliveryId,
          files,
          at: now,
        },
        within,
      )
      await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
      isStored = true
      return { event: { kind: 'mail-out', leadId: lead.id, data: { mailId: reply.mailId, subject: subjectLine } } }
    },
  )
  if (!isStored)
    await dropMailFiles(
      request,
      files.map(({ id: fileId }) => fileId),
    )
  return outcome
}

/** Null for a person who may not reply: nothing of theirs is stored. */
async function storeFiles(
  request: StaffRequest,
  id: string,
  { files = [] }: WrittenReply,
): Promise<readonly MailFile[] | null> {
  const { platform, site, actor } = request
  if (files.length === 0) return []
  const conversation = await platform.storage.forSite(site).inbox.conversations.find(id)
  const maySend = conversation !== null && mayAct(actor, site, 'lead.reply', conversation)
  return maySend ? storeMailFiles(request, files) : null
}

/** STAFF-11, CR-B16: a buyer gets no second answer unless its writer knows of the first. */
export const ANSWERED = ['mail-out', 'text-out'] as const

/** INBOX-7: the values of a template's variables for a conversation. */
export function templateValues(
  { site, actor, origin }: Pick<StaffRequest, 'site' | 'actor' | 'origin'>,
  {
    conversation,
    lead: { payload },
    car,
  }: { readonly conversation: Conversation; readonly lead: StoredLead; readonly car: Car | null },
): Readonly<Record<TemplateVariable, string | null>> {
  const place = site.locations.find(({ id }) => id === conversation.locationId) ?? site.locations[0]
  const card = car && carCard(car, site, origin)
  return {
    first_name: buyerFirstName(payload) || null,
    name: conversation.name,
    car: card?.title ?? (payload.vehicle && shownTitle(payload.vehicle)),
    price_with_type: card?.price ?? null,
    car_url: card?.url ?? null,
    stock_number: payload.stock_number,
    location: place?.name ?? null,
    location_phone: place ? formatPhone(place.phone, site.region) : null,
    my_name: actor.name,
    dealer: site.name,
  }
}

export function signatureOf(site: Site, actor: Pick<Actor, 'name'>, { locationId }: Conversation): string {
  const place = site.locations.find(({ id }) => id === locationId) ?? site.locations[0]
  return [actor.name, place?.name ?? site.name, place ? formatPhone(place.phone, site.region) : null]
    .filter((line) => line !== null)
    .join('\n')
}

export function subjectOf(
  site: Site,
  { conversation, lead }: { readonly conversation: Pick<Conversation, 'category'>; readonly lead: StoredLead },
  earlier: readonly ConversationMail[],
): string {
  const { vehicle } = lead.payload
  const first = () =>
    vehicle
      ? say(words.yourEnquiryCar, { car: shownTitle(vehicle) })
      : say(words.yourEnquiryAt, { category: say(conversation.category), site: site.name })
  return replySubject(earlier.findLast(({ id }) => !isLinkMail(id))?.subject ?? inWordsOfSite(site, first))
}

/** The mails before it: the confirmation that the buyer got, and those of the conversation. */
export async function threadOf(
  { platform, site }: SiteRequest,
  lead: StoredLead,
  earlier: readonly ConversationMail[],
  within: Transaction,
): Promise<readonly string[]> {
  const deliveries = await platform.storage.forSite(site).leads.deliveries(lead.id, within)
  const confirmed = deliveries.find(({ kind, state }) => kind === 'confirmation' && state === 'sent')
  const first = confirmed ? [deliveryMailId(lead.id, confirmed.id)] : []
  return [...first, ...earlier.map(({ messageId }) => messageId)]
}

/** The car that the conversation is about; null if there is none any more. */
export async function carOf(
  request: SiteRequest,
  { carId }: Pick<Conversation, 'carId'>,
  within: Transaction,
): Promise<Car | null> {
  return carId === null ? null : ((await findCars(request, [carId], within))?.[0] ?? null)
}

/** Null if the site has not all of them. */
async function findCars({ platform, site }: SiteRequest, ids: readonly string[], within: Transaction) {
  const cars: Car[] = []
  for (const id of ids.slice(0, 6)) {
    const car = await platform.storage.forSite(site).cars.findById(id, within)
    if (car === null) return null
    cars.push(car)
  }
  return cars
}
