import { sweepAlerts } from '#operations/alert/sweep-alerts.ts'
import { answerNotices } from '#operations/answer-notices.ts'
import { remindVisits } from '#operations/appointment/remind-visits.ts'
import { beginDue } from '#operations/begin-due.ts'
import { sweepChannelPushes } from '#operations/channel/push-channel.ts'
import { reportTroubles } from '#operations/delivery/report-troubles.ts'
import { endOverrides } from '#operations/desk/end-overrides.ts'
import { runSchedules } from '#operations/draft/run-schedules.ts'
import { readMailbox } from '#operations/inbox/mail/read-mailbox.ts'
import { placeOldLeads } from '#operations/inbox/place-old-leads.ts'
import { reassignOverdue } from '#operations/inbox/reassign-overdue.ts'
import { sweepFeeds, watchFeeds } from '#operations/intake/sweep-feeds.ts'
import { sendDailyTestLeads } from '#operations/lead/send-test-lead.ts'
import { gatherNotifications } from '#operations/notify/gather-notifications.ts'
import { writeSummaries } from '#operations/notify/write-summaries.ts'
import { createOutboxLanes, type OutboxLanes } from '#operations/outbox-lanes.ts'
import { sweepOldDetails } from '#operations/person/sweep-old-details.ts'
import type { Platform } from '#operations/platform.ts'
import { notifyOfEndingReservations } from '#operations/reservation/notify-of-ending-reservations.ts'
import { sweepReservations } from '#operations/reservation/sweep-reservations.ts'
import { createDeliveryLanes, type DeliveryLanes } from '#operations/sending/delivery-lanes.ts'
import { releaseClaims } from '#operations/sending/release-claims.ts'
import { sweepDeliveries } from '#operations/sending/sweep-deliveries.ts'
import { sweepStaffSignIns } from '#operations/staff/sweep-staff-sign-ins.ts'
import { sweepWasPrices } from '#operations/stock/sweep-was-prices.ts'
import { sweepSignIns } from '#operations/visitor/sweep-sign-ins.ts'
import { type Rounds, startRounds } from './rounds.ts'

export interface WorkerOptions {
  /** Returns the served sites; called at each round. */
  readonly siteSlugs: () => readonly string[]
  /** Whether this is the only process on the database (PGlite). */
  readonly alone: boolean
  /** Seconds between rounds; default 30. */
  readonly sweepSeconds?: number
}

/**
 * Runs background work: what a notice says is due at once, and at the start and in each round all that is due, such as
 * retried deliveries. Of the processes of one machine, one does (OPS-3); over several, the claims on rows decide. Returns
 * a function that stops it after the running work.
 */
export async function startWorker(
  platform: Platform,
  { siteSlugs, alone, sweepSeconds = 30 }: WorkerOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  if (alone) await releaseClaims(platform, siteSlugs())
  const deliveries = createDeliveryLanes(platform)
  const outbox = createOutboxLanes(platform)
  const stopAnswering = answerNotices(platform, { outbox, deliveries })
  const rounds = roundsOf(platform, siteSlugs, { signal, outbox, deliveries, sweepSeconds })
  return async () => {
    stopping.abort()
    await Promise.all([stopAnswering(), outbox.close(), deliveries.close(), ...rounds.map((each) => each.stop())])
  }
}

interface RoundsOf {
  readonly signal: AbortSignal
  readonly outbox: OutboxLanes
  readonly deliveries: DeliveryLanes
  readonly sweepSeconds: number
}

function roundsOf(
  platform: Platform,
  siteSlugs: () => readonly string[],
  { signal, outbox, deliveries, sweepSeconds }: RoundsOf,
): readonly Rounds[] {
  const often = {
    deliveries: () => sweepDeliveries(platform, siteSlugs(), signal, deliveries),
    reservations: () => sweepReservations(platform, siteSlugs(), signal),
    alerts: () => sweepAlerts(platform, siteSlugs(), signal),
    'scheduled drafts': () => runSchedules(platform, siteSlugs(), signal),
    notifications: () => gatherNotifications(platform, siteSlugs(), signal),
    outbox: () => beginDue(platform, siteSlugs(), outbox),
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
