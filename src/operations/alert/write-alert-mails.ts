import { randomUUID } from 'node:crypto'
import { isTextTime } from '#domain/inbox/text-hours.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * ALERT-2: turns the news of each address into one mail, unless the address had one in the last day. The news leaves its
 * queue in the transaction that stores the mail, so a crash neither loses nor doubles it. Returns the number of mails.
 */
export async function writeAlertMails(request: SiteRequest, signal: AbortSignal | null = null): Promise<number> {
  const { platform, site } = request
  const { alertMails } = platform.storage.forSite(site)
  let written = 0
  for (;;) {
    const since = new Date(platform.clock.now().getTime() - DAY_MS)
    const emails = signal?.aborted
      ? []
      : await alertMails.emailsWithNews(since, EMAILS_A_BATCH, isTextTime(platform.clock.now(), site.timezone))
    let added = 0
    for (const email of emails) if (await writeMail(request, email, since)) added += 1
    written += added
    if (emails.length < EMAILS_A_BATCH || added === 0) return written
  }
}

const DAY_MS = 86_400_000
const EMAILS_A_BATCH = 100

async function writeMail({ platform, site }: SiteRequest, email: string, since: Date): Promise<boolean> {
  const { alerts, alertMails, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    // The lock makes two processes write one mail.
    const open = await alerts.lockOpen(email, within)
    if (await alertMails.hadNews(email, since, within)) return false
    const ids = open.map(({ id }) => id)
    const finds = await alertMails.takeFinds(ids, within)
    // In the order of the alerts, so that a car keeps the reason of the oldest.
    const ordered = ids.flatMap((id) => finds.filter(({ alertId }) => alertId === id))
    const [first] = ordered
    if (first === undefined) return false
    const mailId = randomUUID()
    const createdAt = platform.clock.now()
    const mail = { id: mailId, kind: 'news', email, alertId: first.alertId, finds: ordered, createdAt } as const
    await alertMails.add(mail, within)
    await platform.storage.forSite(site).notifyDue('alert-mail', mailId, within)
    return true
  })
}
