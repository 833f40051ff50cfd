import type { NotificationEvent } from '#domain/notify/notification-event.ts'
import { notificationEventsOf } from '#operations/notify/notification-settings.ts'
import { findNotification, markRead, showNotifications } from '#operations/notify/show-notifications.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentAgo } from '../time/moment.ts'
import type { NotificationsPage } from './notifications-values.ts'

/** INBOX-13: a person's notifications. */
export const routes = {
  'GET /notifications': async (call) => {
    const request = staffRequest(call)
    const { site, actor } = request
    const notifications = await showNotifications(request)
    const now = call.platform.clock.now()
    return {
      page: typedPage<NotificationsPage>({
        kind: 'notifications',
        about: whatShows(notificationEventsOf(actor)),
        unread: notifications.filter(({ isRead }) => !isRead).length,
        rows: notifications.map(({ id, text, at, isRead }) => ({ id, text, isRead, at: momentAgo(at, site, now) })),
      }),
    }
  },
  'POST /notifications/read': async (call) => {
    await markRead(staffRequest(call))
    return { to: '/notifications' }
  },
  'GET /notifications/:id': async (call) => {
    const id = call.params['id'] ?? ''
    const about = await findNotification(staffRequest(call), id)
    return { to: about === null ? '/notifications' : `${about}${about.includes('?') ? '&' : '?'}notification=${id}` }
  },
  'POST /notifications/:id/read': async (call) => {
    await markRead(staffRequest(call), { id: call.params['id'] ?? '' })
    return { to: '/notifications' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** What a person can be notified of, in a few words. */
function whatShows(events: readonly NotificationEvent[]): readonly string[] {
  return WORDS.filter(([event]) => events.includes(event)).map(([, words]) => words)
}

const WORDS: readonly (readonly [NotificationEvent, string])[] = [
  ['lead-new', 'new leads'],
  ['buyer-replied', 'answers of buyers'],
  ['appointment', 'appointments'],
  ['reservation-paid', 'deposits'],
  ['reservation-ending', 'reservations that end soon'],
  ['delivery-failed', 'mails that cannot be delivered'],
  ['feed', 'held and silent feeds'],
  ['draft', 'drafts of the site that wait'],
]
