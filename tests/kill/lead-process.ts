import type { Mail, Mailer } from '#gateways/mail/mail.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createPlatform } from '../../src/server/create-platform.ts'

/**
 * A separate process for the kill test, with the data folder and sites of its environment. `stored` stores a lead and
 * runs no jobs; `sending` and `sent` hang before and after the mail is written; `finish` works like a server. It
 * reports its progress to its parent and ends on request.
 */
type Errand = 'stored' | 'sending' | 'sent' | 'finish'

const errand = process.argv[2] as Errand
const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (event: string, facts?: unknown) => console.error(event, facts),
}
const joined = await createPlatform(readEnvironment(process.env), quiet, null)
const forEver = new Promise<never>(() => {})
const platform = { ...joined.platform, mailer: stopping(joined.platform.mailer) }

if (errand !== 'finish') await takeLead()
const stop =
  errand === 'stored'
    ? async () => {}
    : await startWorker(platform, { siteSlugs: () => ['yard'], alone: true, sweepSeconds: 3600 })

process.once('message', async () => {
  await stop()
  const { leads } = platform.storage.forSite({ slug: 'yard' })
  const stored = await leads.list({})
  const deliveries = await Promise.all(stored.map(({ id }) => leads.deliveries(id)))
  await joined.close()
  process.send?.({ leads: stored, deliveries: deliveries.flat() }, () => process.exit(0))
})
process.send?.('ready')

async function takeLead(): Promise<void> {
  const site = platform.siteBySlug('yard')
  if (!site) throw new Error('The kill test has no site.')
  const form = JSON.parse(process.argv[3] ?? '{}')
  const visit = { origin: 'https://cars.example', path: '/contact', pageId: 'contact', userAgent: 'Mozilla/5.0' }
  const answer = await submitLead(requestOn(platform, site), form, visit)
  process.send?.(answer.ok ? 'acknowledged' : answer)
}

function stopping(mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(mail: Mail) {
      if (errand === 'sent' || errand === 'finish') await mailer.send(mail)
      if (errand === 'finish') return
      process.send?.('under way')
      await forEver
    },
  }
}
