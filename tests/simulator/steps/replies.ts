import { receivePosted } from '#operations/inbox/mail/testing.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import type { BuyerMail, Reply, World } from '../world.ts'
import { allOf } from './leads.ts'

/** Staff answer a buyer by mail; a double click or a page without an answer sends the same reply again. */
export async function reply(world: World): Promise<void> {
  const earlier = [...world.replies.keys()]
  const mailId = earlier.length > 0 && world.random.onceIn(3) ? world.random.pick(earlier) : world.random.id()
  const written = world.replies.get(mailId) ?? (await newLetter(world, 'Answer'))
  if (written === null) return
  world.replies.set(mailId, written)
  const times = world.random.onceIn(3) ? 2 : 1
  await allOf(Array.from({ length: times }, () => send(world, mailId, written)))
}

async function send({ platform }: World, mailId: string, written: Reply): Promise<void> {
  const { siteSlug, conversationId, text } = written
  const kim = sampleStaff(['owner'], { siteSlug })
  const answer = { mailId, subject: '', text, carIds: [] }
  const done = await writeReply(requestBy(platform, platform.site(siteSlug), kim), conversationId, answer)
  if (!done.ok) throw new Error(`The reply was refused: ${done.reason}`)
  written.isAcknowledged = true
}

/** A buyer's mail reaches the mail service, which posts it: once, twice, late and again, until we take it. */
export async function buyerWrites(world: World): Promise<void> {
  const earlier = [...world.buyerMails.keys()]
  const isAgain = earlier.length > 0 && world.random.onceIn(2)
  const messageId = isAgain ? world.random.pick(earlier) : `${world.random.id()}@mail.example`
  const mail = world.buyerMails.get(messageId) ?? (await newLetter(world, 'Question'))
  if (mail === null) return
  world.buyerMails.set(messageId, mail)
  // It may be lost before it arrives; the service posts it again.
  const times = world.random.below(3)
  await allOf(Array.from({ length: times }, () => post(world, messageId, mail)))
}

async function post({ platform, database }: World, messageId: string, mail: BuyerMail): Promise<void> {
  const query = 'select token from conversations where site_slug = $1 and id = $2'
  const { rows } = await database.query<{ token: string }>(query, [mail.siteSlug, mail.conversationId])
  const taken = await receivePosted(platform, {
    MessageID: messageId,
    FromFull: { Email: mail.email, Name: 'Jo Nguyen' },
    ToFull: [{ Email: `${mail.siteSlug}.${rows[0]?.token}@reply.forecourt.example` }],
    Subject: 'Re: Your enquiry',
    TextBody: mail.text,
    Headers: [{ Name: 'Message-ID', Value: `<${messageId}>` }],
  })
  if (taken !== 'stored' && taken !== 'known') throw new Error(`The buyer's mail is ${taken}.`)
  mail.isAcknowledged = true
}

/** About the conversation of an acknowledged lead; null if there is none. */
async function newLetter({ random, forms, database }: World, word: string): Promise<Reply | null> {
  const answered = [...forms.values()].filter(({ leadId }) => leadId !== null)
  if (answered.length === 0) return null
  const { siteSlug, email, leadId } = random.pick(answered)
  const query = 'select conversation_id as id from leads where site_slug = $1 and id = $2'
  const { rows } = await database.query<{ id: string | null }>(query, [siteSlug, leadId])
  const conversationId = rows[0]?.id
  if (!conversationId) throw new Error(`The lead ${leadId} has no conversation.`)
  const text = `${word} ${random.id()} of ${siteSlug}`
  return { siteSlug, email, conversationId, text, isAcknowledged: false }
}
