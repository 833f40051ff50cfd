import { setTimeout } from 'node:timers/promises'
import { checkedFiles } from '#domain/inbox/checked-files.ts'
import type { Mail, Mailer } from '#gateways/mail/mail.ts'
import { addNote } from '#operations/inbox/add-note.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import type { Platform } from '#operations/platform.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createPlatform } from '../../src/server/create-platform.ts'

/**
 * A separate process for the kill test of the inbox. `stored` does a person's work and runs no jobs; `sending` and `sent`
 * hang before and after the reply is written to the mail folder; `finish` works like a server. It says each thing that is
 * done, and ends on request with what is stored.
 */
type Errand = 'stored' | 'sending' | 'sent' | 'finish'

const errand = process.argv[2] as Errand
const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (event: string, facts?: unknown) => console.error(event, facts),
}
const kim = sampleStaff(['owner'], { id: 'kim', name: 'Kim' })
const joined = await createPlatform(readEnvironment(process.env), quiet, null)
const forEver = new Promise<never>(() => {})
const platform: Platform = { ...joined.platform, mailer: stopping(joined.platform.mailer) }
const { inbox, leads } = platform.storage.forSite({ slug: 'yard' })

if (errand !== 'finish') await work()
const stop =
  errand === 'stored'
    ? async () => {}
    : await startWorker(platform, { siteSlugs: () => ['yard'], alone: true, sweepSeconds: 3600 })

process.once('message', async () => {
  const [lead] = await leads.list({})
  // The worker takes up what the killed process left: a test that stops it before proves nothing.
  while (errand === 'finish' && (await replies(lead?.id)).includes('pending')) await setTimeout(50)
  await stop()
  const found = await inbox.conversations.overdue(new Date('2100-01-01'), 10)
  const { rows } = await platform.storage.rawDatabase().executeSql('select id, stage from conversations')
  const [conversation] = rows as { id: string; stage: string }[]
  const events = await inbox.events.of(conversation?.id ?? '')
  const told = {
    conversations: rows.length,
    stage: conversation?.stage,
    waiting: found.length,
    events: events.map(({ kind, data }) => [kind, data['text'] ?? null]),
    replies: await replies(lead?.id),
  }
  await joined.close()
  process.send?.(told, () => process.exit(0))
})
process.send?.('ready')

async function replies(leadId = ''): Promise<readonly string[]> {
  const deliveries = await leads.deliveries(leadId)
  return deliveries.filter(({ kind }) => kind === 'reply').map(({ state }) => state)
}

async function work(): Promise<void> {
  const site = platform.siteBySlug('yard')
  if (!site) throw new Error('The kill test has no site.')
  const form = {
    name: 'Jo',
    last_name: 'Nguyen',
    email: 'jo@mail.example',
    phone: '0412 345 678',
    postcode: '4000',
    message: 'Is it still there?',
  }
  const visit = { origin: 'https://cars.example', path: '/contact', pageId: 'contact', userAgent: null }
  await submitLead(requestOn(platform, site), form, visit)
  const { rows } = await platform.storage.rawDatabase().executeSql('select id from conversations')
  const id = (rows as { id: string }[])[0]?.id ?? ''
  const offer = checkedFiles([{ name: 'Offer.pdf', bytes: new TextEncoder().encode('%PDF-1.7 offer') }])
  if (!offer.ok) throw new Error(offer.fault)
  const reply = { mailId: 'once', subject: '', text: 'Hi {first_name}', carIds: [], files: offer.files }
  const done = [
    await setStage(requestBy(platform, site, kim), id, { stage: 'negotiating', reason: null }),
    await addNote(requestBy(platform, site, kim), id, 'Likes red.'),
    await writeReply(requestBy(platform, site, kim), id, reply),
  ]
  process.send?.(done.every(({ ok }) => ok) ? 'said' : done)
}

function stopping(mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(mail: Mail) {
      if (!mail.byPerson || errand !== 'sending') await mailer.send(mail)
      if (!mail.byPerson || errand === 'finish') return
      process.send?.('under way')
      await forEver
    },
  }
}
