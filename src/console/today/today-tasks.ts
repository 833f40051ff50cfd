import { heldQuestion } from '#domain/intake/held-question.ts'
import { may } from '#domain/staff/actor.ts'
import { failedDeliveries } from '#operations/inbox/failed-deliveries.ts'
import { showFeeds } from '#operations/intake/show-feeds.ts'
import { showDesk } from '#operations/reservation/reservation-desk.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { ConsoleCall } from '../console-call.ts'
import { DELIVERY_NAMES } from '../leads/deliveries.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { TodayTask } from './today-values.ts'

/**
 * What needs a decision today, the most urgent first: deliveries that failed (INBOX-11), refunds, reservations that end,
 * held files and silent feeds. Each only for a person who may decide it (C-1).
 */
export async function todayTasks(call: ConsoleCall): Promise<readonly TodayTask[]> {
  const { site, actor } = onSite(call)
  const [deliveries, feeds, refunds, ending] = await Promise.all([
    may(actor, site, 'delivery.retry') ? deliveryTasks(call) : [],
    may(actor, site, 'feed.run') ? feedTasks(call) : [],
    may(actor, site, 'reservation.refund') ? refundTasks(call) : [],
    may(actor, site, 'reservation.extend') ? endingTasks(call) : [],
  ])
  return [...deliveries, ...refunds, ...ending, ...feeds]
}

/** Deliveries that Today names. */
const MOST_DELIVERIES = 5

async function deliveryTasks(call: ConsoleCall): Promise<readonly TodayTask[]> {
  const request = staffRequest(call)
  const failed = await failedDeliveries(request)
  return failed.slice(0, MOST_DELIVERIES).map(({ delivery, conversationId, name }) => ({
    text: `${DELIVERY_NAMES[delivery.kind]} about ${name} has not arrived.`,
    href: `/leads/${conversationId}`,
    action: 'Not delivered',
    tone: delivery.state === 'dead' ? 'danger' : 'warning',
  }))
}

async function feedTasks(call: ConsoleCall): Promise<readonly TodayTask[]> {
  const request = staffRequest(call)
  const board = await showFeeds(request)
  return board.flatMap(({ feed, held, silence }): TodayTask[] => {
    if (held) {
      const href = `/feed-runs/${held.id}`
      // The report was written by this program.
      const { heldBack } = held.report as ImportReport
      const text = heldQuestion(feed.name, heldBack ?? { usable: 0, available: 0, reasons: [] })
      return [{ text, href, action: 'Approve or reject', tone: 'warning' }]
    }
    if (silence === 'none') return []
    return [{ text: `Nothing has come from the feed ${feed.name}.`, href: '/feeds', action: 'Silent', tone: 'danger' }]
  })
}

async function refundTasks(call: ConsoleCall): Promise<readonly TodayTask[]> {
  const request = staffRequest(call)
  const { rows } = await showDesk(request, 'refunds')
  return rows
    .filter(({ reservation }) => reservation.refund === 'due')
    .map(({ reservation, car }) => ({
      text: `A refund has not gone through${car ? `: ${car.name}` : ''}.`,
      href: `/reservations/${reservation.id}`,
      action: 'Refund',
      tone: 'danger',
    }))
}

async function endingTasks(call: ConsoleCall): Promise<readonly TodayTask[]> {
  const request = staffRequest(call)
  const { rows, counts } = await showDesk(request, 'expiring')
  if (counts.expiring === 0) return []
  const [only] = rows.length === 1 ? rows : []
  const text = only
    ? `A reservation ends within a day${only.car ? `: ${only.car.name}` : ''}.`
    : `${counts.expiring} reservations end within a day.`
  return [{ text, href: '/reservations?show=expiring', action: 'Extend or sell', tone: 'warning' }]
}
