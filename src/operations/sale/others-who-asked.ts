import type { Car } from '#domain/car/car.ts'
import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { type NotTold, whyNotTold } from '#domain/sale/other-buyer.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Sale } from '#storage/inbox/sales.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import { similarCars } from '../car/similar-cars.ts'
import { peopleOf } from '../inbox/inbox-staff.ts'
import { signatureOf } from '../inbox/mail/write-reply.ts'
import type { StaffRequest } from '../staff-request.ts'

/** SALES-9: a lead that asked for a car that another one bought. */
export interface OtherBuyer {
  readonly conversation: Conversation
  /** Null: nobody. */
  readonly owner: string | null
  readonly notTold: NotTold | null
}

/** SALES-9: the open leads that asked for the car of a lead's sale, as far as the person may answer them (STAFF-5). */
export async function othersWhoAsked(request: StaffRequest, sale: Sale): Promise<readonly OtherBuyer[]> {
  const { platform, site, actor } = request
  const { sales, conversations, mails } = platform.storage.forSite(site).inbox
  if (sale.carId === null || sale.conversationId === null) return []
  const buyer = await conversations.find(sale.conversationId)
  const openLeads = await sales.openLeadsOf(sale.carId, MOST)
  const others = openLeads.filter(
    (each) => each.id !== buyer?.id && !isSamePerson(each, buyer) && mayAct(actor, site, 'lead.reply', each),
  )
  const names = new Map((await peopleOf(platform, site)).map(({ id, name }) => [id, name]))
  return Promise.all(
    others.map(async (conversation) => ({
      conversation,
      owner: conversation.assignee === null ? null : (names.get(conversation.assignee) ?? 'A former member'),
      notTold: whyNotTold({
        email: conversation.email,
        isTold: (await mails.find(toldMailId(sale, conversation))) !== null,
        ...(await marketingOf(request, conversation)),
      }),
    })),
  )
}

/** SALES-9: how many of them may get a mail about the sale. */
export async function countToTell(request: StaffRequest, sale: Sale | null): Promise<number> {
  if (sale === null) return 0
  return (await othersWhoAsked(request, sale)).filter(({ notTold }) => notTold === null).length
}

/** SALES-9: the sale, who else asked for its car, up to three cars like it, and a draft of the mail. Null: no sale of the lead stands. */
export async function showOthers(request: StaffRequest, id: string) {
  const { platform, site, actor } = request
  const { inbox, cars } = platform.storage.forSite(site)
  const conversation = await inbox.conversations.find(id)
  if (conversation === null || !mayAct(actor, site, 'lead.reply', conversation)) return null
  const sale = await inbox.sales.ofConversation(id)
  if (sale === null) return null
  const car = sale.carId === null ? null : await cars.findById(sale.carId)
  const like = await carsLikeIt(request, car)
  return {
    conversation,
    sale,
    others: await othersWhoAsked(request, sale),
    like,
    draft: { text: draftText(site, sale, like.length > 0), signature: signatureOf(site, actor, conversation) },
  }
}

/** With variables of templates, which each mail fills in. */
function draftText(site: Site, { carTitle }: Sale, hasCars: boolean): string {
  return inWordsOfSite(site, () =>
    [
      'Hi {first_name},',
      say(words.carAskedAboutSold, { car: carTitle }),
      ...(hasCars ? [say(words.carsLikeItBelow)] : []),
      say(words.stillLookingReplyEmail),
    ].join('\n\n'),
  )
}

/** A sale has one message to a lead, however often it is sent. */
export function toldMailId({ id }: Pick<Sale, 'id'>, other: Pick<Conversation, 'id'>): string {
  return `${id}.${other.id}`
}

async function carsLikeIt(request: StaffRequest, sold: Car | null): Promise<readonly Car[]> {
  if (sold === null) return []
  const { cars } = request.platform.storage.forSite(request.site)
  const storedCars = await Promise.all((await similarCars(request, sold)).map(({ id }) => cars.findById(id)))
  return storedCars.filter((car) => car !== null)
}

async function marketingOf({ platform, site }: StaffRequest, { id, email }: Conversation) {
  const { leads, marketingEnds } = platform.storage.forSite(site)
  const consent = (await leads.ofConversation(id)).at(-1)?.consent ?? null
  return { consent, endedAt: email === null ? null : await marketingEnds.endedAt(email) }
}

/** INBOX-1: the buyer's own other leads. */
function isSamePerson({ phone, email }: Conversation, buyer: Conversation | null): boolean {
  if (buyer === null) return false
  return (phone !== null && phone === buyer.phone) || (email !== null && email === buyer.email)
}

const MOST = 50
