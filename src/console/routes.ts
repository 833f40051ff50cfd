import type { StaffAction } from '#domain/staff/roles.ts'

/** Who may open an address: anyone, a signed-in person, or who has a right on the chosen site. */
export type ConsoleAccess = 'anyone' | 'person' | StaffAction

export interface ConsoleRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly access: ConsoleAccess
  /** Whether its form has files, so that its body may be larger (INBOX-7). */
  readonly takesFiles?: true
  /** The handler reads the body itself, piece by piece. */
  readonly streamsFile?: boolean
}

/** Every address of the console (STAFF-5). A test opens each with every role, another site's id and an ended session. */
export const CONSOLE_ROUTES = [
  { method: 'GET', path: '/sign-in', access: 'anyone' },
  { method: 'POST', path: '/sign-in', access: 'anyone' },
  { method: 'GET', path: '/sign-in/code', access: 'anyone' },
  { method: 'POST', path: '/sign-in/code', access: 'anyone' },
  { method: 'GET', path: '/forgotten', access: 'anyone' },
  { method: 'POST', path: '/forgotten', access: 'anyone' },
  { method: 'GET', path: '/reset/:token', access: 'anyone' },
  { method: 'POST', path: '/reset/:token', access: 'anyone' },
  { method: 'GET', path: '/invitation/:token', access: 'anyone' },
  { method: 'POST', path: '/invitation/:token', access: 'anyone' },
  { method: 'POST', path: '/sign-out', access: 'anyone' },
  { method: 'GET', path: '/second-factor', access: 'person' },
  { method: 'POST', path: '/second-factor', access: 'person' },
  { method: 'GET', path: '/account', access: 'person' },
  { method: 'POST', path: '/account/password', access: 'person' },
  { method: 'POST', path: '/account/sessions/:id/end', access: 'person' },
  { method: 'POST', path: '/account/passkeys/:id/remove', access: 'person' },
  { method: 'POST', path: '/account/app/remove', access: 'person' },
  { method: 'GET', path: '/account/recovery-codes', access: 'person' },
  { method: 'POST', path: '/account/recovery-codes', access: 'person' },
  { method: 'GET', path: '/account/notifications', access: 'notification.own' },
  { method: 'POST', path: '/account/notifications', access: 'notification.own' },
  { method: 'POST', path: '/account/notifications/phone', access: 'notification.own' },
  { method: 'POST', path: '/account/notifications/phone/code', access: 'notification.own' },
  { method: 'POST', path: '/account/notifications/phone/remove', access: 'notification.own' },
  { method: 'GET', path: '/notifications', access: 'notification.own' },
  { method: 'POST', path: '/notifications/read', access: 'notification.own' },
  { method: 'GET', path: '/notifications/:id', access: 'notification.own' },
  { method: 'GET', path: '/sites', access: 'person' },
  { method: 'POST', path: '/sites', access: 'person' },
  { method: 'GET', path: '/', access: 'today.read' },
  { method: 'GET', path: '/find', access: 'today.read' },
  { method: 'GET', path: '/events', access: 'lead.read' },
  { method: 'GET', path: '/staff', access: 'staff.read' },
  { method: 'POST', path: '/staff/invite', access: 'staff.invite' },
  { method: 'POST', path: '/staff/invitations/:id', access: 'staff.invite' },
  { method: 'POST', path: '/staff/members/:id/roles', access: 'staff.roles' },
  { method: 'GET', path: '/staff/members/:id/deactivate', access: 'staff.deactivate' },
  { method: 'POST', path: '/staff/members/:id/deactivate', access: 'staff.deactivate' },
  { method: 'GET', path: '/audit', access: 'audit.read' },
  { method: 'GET', path: '/audit.csv', access: 'audit.read' },
  { method: 'GET', path: '/site/keys', access: 'key.manage' },
  { method: 'POST', path: '/site/keys', access: 'key.make' },
  { method: 'POST', path: '/site/keys/:id/revoke', access: 'key.manage' },
  { method: 'GET', path: '/site/webhooks', access: 'key.manage' },
  { method: 'POST', path: '/site/webhooks', access: 'key.make' },
  { method: 'POST', path: '/site/webhooks/:id/secret', access: 'key.make' },
  { method: 'POST', path: '/site/webhooks/:id/pause', access: 'key.manage' },
  { method: 'POST', path: '/site/webhooks/:id/remove', access: 'key.manage' },
  { method: 'POST', path: '/site/webhooks/:id/send', access: 'key.manage' },
  { method: 'GET', path: '/site/templates', access: 'inbox.rules' },
  { method: 'POST', path: '/site/templates', access: 'inbox.rules' },
  { method: 'POST', path: '/site/templates/:id/remove', access: 'inbox.rules' },
  { method: 'GET', path: '/site/assignment', access: 'inbox.rules' },
  { method: 'POST', path: '/site/assignment', access: 'inbox.rules' },
  { method: 'POST', path: '/site/assignment/:id', access: 'inbox.rules' },
  { method: 'GET', path: '/deliveries', access: 'delivery.retry' },
  { method: 'POST', path: '/deliveries/test', access: 'delivery.test' },
  { method: 'GET', path: '/feeds', access: 'stock.read' },
  { method: 'GET', path: '/feeds/new', access: 'feed.edit' },
  { method: 'POST', path: '/feeds', access: 'feed.edit' },
  { method: 'GET', path: '/feeds/:name/edit', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/edit', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/pause', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/remove', access: 'feed.edit' },
  { method: 'GET', path: '/feeds/:name/upload', access: 'feed.run' },
  { method: 'POST', path: '/feeds/:name/upload', access: 'feed.run', streamsFile: true },
  { method: 'POST', path: '/feeds/:name/pull', access: 'feed.run' },
  { method: 'GET', path: '/feeds/:name/mapping', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/mapping', access: 'feed.edit' },
  { method: 'POST', path: '/feed-runs/:id/trial', access: 'feed.run' },
  { method: 'GET', path: '/feed-runs/:id', access: 'stock.read' },
  { method: 'POST', path: '/feed-runs/:id', access: 'feed.run' },
  { method: 'GET', path: '/calendar', access: 'appointment.read' },
  { method: 'POST', path: '/calendar', access: 'appointment.manage' },
  { method: 'GET', path: '/calendar/new', access: 'appointment.manage' },
  { method: 'GET', path: '/calendar/:id', access: 'appointment.read' },
  { method: 'POST', path: '/calendar/:id/move', access: 'appointment.manage' },
  { method: 'POST', path: '/calendar/:id/cancel', access: 'appointment.manage' },
  { method: 'POST', path: '/calendar/:id/mark', access: 'appointment.manage' },
  { method: 'GET', path: '/reservations', access: 'reservation.read' },
  { method: 'GET', path: '/reservations/:id', access: 'reservation.read' },
  { method: 'POST', path: '/reservations/:id/extend', access: 'reservation.extend' },
  { method: 'POST', path: '/reservations/:id/complete', access: 'reservation.extend' },
  { method: 'POST', path: '/reservations/:id/cancel', access: 'reservation.extend' },
  { method: 'POST', path: '/reservations/:id/refund', access: 'reservation.refund' },
  { method: 'POST', path: '/reservations/:id/retry', access: 'reservation.refund' },
  { method: 'GET', path: '/leads', access: 'lead.read' },
  { method: 'POST', path: '/leads/assign', access: 'lead.assign' },
  { method: 'GET', path: '/leads/:id', access: 'lead.read' },
  { method: 'GET', path: '/leads/:id/photos/:lead/:number', access: 'lead.read' },
  { method: 'GET', path: '/leads/:id/files/:file', access: 'lead.read' },
  { method: 'POST', path: '/leads/:id/reply', access: 'lead.reply', takesFiles: true },
  { method: 'POST', path: '/leads/:id/text', access: 'lead.reply' },
  { method: 'POST', path: '/leads/:id/note', access: 'lead.reply' },
  { method: 'POST', path: '/leads/:id/call', access: 'lead.reply' },
  { method: 'POST', path: '/leads/:id/next', access: 'lead.reply' },
  { method: 'POST', path: '/leads/:id/stage', access: 'lead.stage' },
  { method: 'POST', path: '/leads/:id/assign', access: 'lead.assign' },
  { method: 'POST', path: '/leads/:id/retry', access: 'delivery.retry' },
  { method: 'GET', path: '/leads/:id/person.json', access: 'lead.export' },
  { method: 'POST', path: '/leads/:id/erase', access: 'person.erase' },
  { method: 'GET', path: '/reports', access: 'report.read' },
  { method: 'GET', path: '/reports.csv', access: 'report.read' },
  { method: 'GET', path: '/channels', access: 'stock.read' },
  { method: 'POST', path: '/channels/:channel', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push/pause', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push/send', access: 'settings.edit' },
  { method: 'POST', path: '/channels/:channel/push/remove', access: 'settings.edit' },
  { method: 'GET', path: '/hand-cars', access: 'stock.read' },
  { method: 'GET', path: '/hand-cars/new', access: 'stock.edit' },
  { method: 'POST', path: '/hand-cars', access: 'stock.edit' },
  { method: 'GET', path: '/hand-cars/:id', access: 'stock.edit' },
  { method: 'POST', path: '/hand-cars/:id', access: 'stock.edit' },
  { method: 'GET', path: '/stock', access: 'stock.read' },
  { method: 'POST', path: '/stock/bulk', access: 'stock.edit' },
  { method: 'POST', path: '/stock/undo/:id', access: 'stock.edit' },
  { method: 'POST', path: '/stock/views', access: 'stock.own' },
  { method: 'POST', path: '/stock/columns', access: 'stock.own' },
  { method: 'GET', path: '/stock/:id', access: 'stock.read' },
  { method: 'POST', path: '/stock/:id/fields', access: 'stock.edit' },
  { method: 'POST', path: '/stock/:id/act', access: 'stock.edit' },
  { method: 'POST', path: '/stock/:id/photos', access: 'stock.edit' },
  { method: 'POST', path: '/stock/:id/photos/upload', access: 'stock.edit', streamsFile: true },
  { method: 'GET', path: '/stock/:id/photo', access: 'stock.edit' },
] as const satisfies readonly ConsoleRoute[]

type AddressOf<Route> = Route extends ConsoleRoute ? `${Route['method']} ${Route['path']}` : never
export type ConsoleAddress = AddressOf<(typeof CONSOLE_ROUTES)[number]>

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
