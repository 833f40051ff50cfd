import { ACCOUNT_ROUTES } from './account/account-routes.ts'
import { CALENDAR_ROUTES } from './calendar/calendar-routes.ts'
import type { ConsoleRoute } from './console-route.ts'
import { FEED_ROUTES } from './feeds/feed-routes.ts'
import { LEAD_ROUTES } from './leads/lead-routes.ts'
import { NOTIFICATION_ROUTES } from './notifications/notification-routes.ts'
import { STAFF_ROUTES } from './people/staff-routes.ts'
import { RESERVATION_ROUTES } from './reservations/reservation-routes.ts'
import { CONNECTION_ROUTES } from './site/connection-routes.ts'
import { WEBSITE_ROUTES } from './site/website-routes.ts'
import { HAND_CAR_ROUTES } from './stock/by-hand/hand-car-routes.ts'
import { STOCK_ROUTES } from './stock/stock-routes.ts'

export type { ConsoleAccess, ConsoleRoute } from './console-route.ts'

/**
 * Every address of the console (STAFF-5), nouns in the order of the rail, and within a group of the settings what people
 * need most first. A test opens each with every role, another site's id and an ended session.
 */
export const CONSOLE_ROUTES = [
  {
    method: 'GET',
    path: '/',
    module: 'today/today',
    access: 'today.read',
    place: { in: 'rail', label: 'Today', icon: 'today', words: 'home dashboard start overview tasks my day' },
  },
  { method: 'GET', path: '/find', module: 'frame/find', access: 'today.read' },
  { method: 'GET', path: '/events', module: 'frame/events', access: 'lead.read', isStream: true },
  ...LEAD_ROUTES,
  ...STOCK_ROUTES,
  ...FEED_ROUTES,
  ...HAND_CAR_ROUTES,
  {
    method: 'GET',
    path: '/channels',
    module: 'channels/channels',
    access: 'stock.read',
    place: {
      in: 'Stock',
      label: 'Channels',
      note: 'Where your cars are advertised besides this website.',
      words: 'export google meta facebook carsales advertising marketplace listings',
    },
  },
  { method: 'POST', path: '/channels/:channel', module: 'channels/channels', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push', module: 'channels/channels', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push/pause', module: 'channels/channels', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push/send', module: 'channels/channels', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push/remove', module: 'channels/channels', access: 'settings.edit' },
  ...CALENDAR_ROUTES,
  ...RESERVATION_ROUTES,
  ...WEBSITE_ROUTES,
  {
    method: 'GET',
    path: '/reports',
    module: 'reports/reports',
    access: 'report.read',
    place: {
      in: 'rail',
      label: 'Reports',
      icon: 'reports',
      words: 'figures statistics numbers sources response times csv analytics',
    },
  },
  {
    method: 'GET',
    path: '/reports.csv',
    module: 'reports/reports',
    access: 'report.read',
    acts: [{ label: 'Download the reports', words: 'csv export report figures spreadsheet excel' }],
  },
  {
    method: 'GET',
    path: '/settings',
    module: 'site/settings',
    access: 'today.read',
    place: { in: 'rail', label: 'Settings', icon: 'settings', words: 'preferences options configuration setup admin' },
  },
  ...STAFF_ROUTES,
  ...ACCOUNT_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...CONNECTION_ROUTES,
] as const satisfies readonly ConsoleRoute[]

/** INBOX-7: whether the form of an address has files. */
export function takesFiles(method: string, path: string): boolean {
  return FILE_FORMS.some((each) => each.method === method && each.path.test(path))
}

const FILE_FORMS = (CONSOLE_ROUTES as readonly ConsoleRoute[])
  .filter((route) => route.takesFiles)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

/** DESK-4: the car whose photos a request to this path brings; null for every other path, which takes no files. */
export function carOfUpload(path: string): string | null {
  return /^\/stock\/([\w-]+)\/photos\/upload$/.exec(path)?.[1] ?? null
}
