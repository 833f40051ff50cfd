import { sweepAlerts } from '#operations/alert/sweep-alerts.ts'
import { remindVisits } from '#operations/appointment/remind-visits.ts'
import { sweepChannelPushes } from '#operations/channel/push-channel.ts'
import { reportTroubles } from '#operations/delivery/report-troubles.ts'
import { endOverrides } from '#operations/desk/end-overrides.ts'
import { runSchedules } from '#operations/draft/run-schedules.ts'
import { handle, handlers } from '#operations/handlers.ts'
import { sweepHooks } from '#operations/hook/send-hook.ts'
import { readMailbox } from '#operations/inbox/mail/read-mailbox.ts'
import { placeOldLeads } from '#operations/inbox/place-old-leads.ts'
import { reassignOverdue } from '#operations/inbox/reassign-overdue.ts'
import { sweepFeeds, watchFeeds } from '#operations/intake/sweep-feeds.ts'
import type { LaterName } from '#operations/later.ts'
import { sendDailyTestLeads } from '#operations/lead/send-test-lead.ts'
import { writeSummaries } from '#operations/notify/write-summaries.ts'
import { sweepOldDetails } from '#operations/person/sweep-old-details.ts'
import type { Platform } from '#operations/platform.ts'
import { notifyOfEndingReservations } from '#operations/reservation/notify-of-ending-reservations.ts'
import { sweepReservations } from '#operations/reservation/sweep-reservations.ts'
import { createDeliveryLanes, type DeliveryLanes } from '#operations/sending/delivery-lanes.ts'
import { releaseClaims } from '#operations/sending/release-claims.ts'
import { sweepDeliveries } from '#operations/sending/sweep-deliveries.ts'
import { sweepNotifications } from '#operations/sending/sweep-notifications.ts'
import { sweepStaffSignIns } from '#operations/staff/sweep-staff-sign-ins.ts'
import { sweepWasPrices } from '#operations/stock/sweep-was-prices.ts'
import { sweepSignIns } from '#operations/visitor/sweep-sign-ins.ts'
import type { JobQueue } from './job-queue.ts'
import { type Rounds, startRounds } from './rounds.ts'

export interface WorkerOptions {
  /** Returns the served sites; called at each round. */
  readonly siteSlugs: () => readonly string[]
  /** Whether this is the only process on the database (PGlite). */
  readonly alone: boolean
  /** Whether this process does the rounds; of several on one machine, one does (OPS-3). Jobs run in all. */
  readonly hasRounds: boolean
  /** Seconds between rounds; default 30. */
  readonly sweepSeconds?: number
}

/**
 * Runs background work: jobs from the queue at once, and at the start and in each round due work without a job, such as
 * retried deliveries. Returns a function that stops it after the running work.
 */
export async function startWorker(
  platform: Platform,
  queue: JobQueue,
  { siteSlugs, alone, hasRounds, sweepSeconds = 30 }: WorkerOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  if (alone) await releaseClaims(platform, siteSlugs())
  const lanes = createDeliveryLanes(platform)
  const rounds = hasRounds ? roundsOf(platform, siteSlugs, { signal, lanes, sweepSeconds }) : []
  for (const name of Object.keys(handlers) as LaterName[]) {
    if (name !== 'deliver-lead') await workOn(name, platform, queue)
  }
  // The job is done once the delivery is in its lane. The row is authoritative; after a crash the sweep finds it.
  await queue.work('deliver-lead', async ({ siteSlug, deliveryId }) => {
    const delivery = await platform.storage.forSite({ slug: siteSlug }).leads.delivery(deliveryId)
    if (delivery === null) return
    lanes.deliver(siteSlug, delivery).catch((error: unknown) => {
      platform.log.error('delivery failed', { site: siteSlug, delivery: deliveryId, error })
    })
  })
  return async () => {
    stopping.abort()
    await Promise.all([lanes.close(), ...rounds.map((each) => each.stop())])
    await queue.close()
  }
}

interface RoundsOf {
  readonly signal: AbortSignal
  readonly lanes: DeliveryLanes
  readonly sweepSeconds: number
}

function roundsOf(
  platform: Platform,
  siteSlugs: () => readonly string[],
  { signal, lanes, sweepSeconds }: RoundsOf,
): readonly Rounds[] {
  const often = {
    deliveries: () => sweepDeliveries(platform, siteSlugs(), signal, lanes),
    reservations: () => sweepReservations(platform, siteSlugs(), signal),
    alerts: () => sweepAlerts(platform, siteSlugs(), signal),
    hooks: () => sweepHooks(platform, siteSlugs(), signal),
    'scheduled drafts': () => runSchedules(platform, siteSlugs(), signal),
    notifications: () => sweepNotifications(platform, siteSlugs(), signal),
    'daily summaries': () => writeSummaries(platform, siteSlugs(), signal),
    'sign-ins': () => sweepSignIns(platform),
    'sign-ins of staff': () => sweepStaffSignIns(platform, signal),
    'test leads': () => sendDailyTestLeads(platform, siteSlugs()),
    troubles: () => reportTroubles(platform),
    'leads outside the inbox': () => placeOldLeads(platform, siteSlugs(), signal),
    'ended overrides': () => endOverrides(platform, siteSlugs()),
    'former prices': () => sweepWasPrices(platform, siteSlugs(), signal),
    channels: () => sweepChannelPushes(platform, siteSlugs(), signal),
    mailbox: () => readMailbox(platform, signal),
    feeds: () => sweepFeeds(platform, siteSlugs(), signal),
    'overdue leads': () => reassignOverdue(platform, siteSlugs(), signal),
    'upkeep of the database': () => platform.storage.keepUp(),
  }
  const { log } = platform
  const endings = () => notifyOfEndingReservations(platform, siteSlugs(), signal)
  const oldDetails = () => sweepOldDetails(platform, siteSlugs(), signal)
  return [
    ...Object.entries(often).map(([name, work]) => startRounds({ name, seconds: sweepSeconds, work, log })),
    startRounds({ name: 'silent feeds', seconds: 300, work: () => watchFeeds(platform, siteSlugs(), signal), log }),
    startRounds({
      name: 'reminders of visits',
      seconds: 300,
      work: () => remindVisits(platform, siteSlugs(), signal),
      log,
    }),
    startRounds({ name: 'ending reservations', seconds: 300, work: endings, log }),
    startRounds({ name: 'old details', seconds: 3600, work: oldDetails, log }),
  ]
}

function workOn<Name extends LaterName>(name: Name, platform: Platform, queue: JobQueue): Promise<void> {
  return queue.work(name, (payload) => handle(platform, name, payload))
}
