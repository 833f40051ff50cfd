import { EVERYWHERE, type StaffPlace } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { ShellPlace } from '../parts/shell-values.ts'

/** An address of the console that a person goes to by name. */
export interface ConsolePlace {
  readonly href: string
  readonly label: string
  readonly action: StaffAction
  readonly at?: StaffPlace
  /** What people call it, or want to do there: Find knows these words too. */
  readonly words: string
}

export interface RailPlace extends ConsolePlace {
  /** Another address that belongs to it. */
  readonly also?: string
  readonly icon: ShellPlace['icon']
}

/** The places of the rail, those that people need most first. */
export const RAIL: readonly RailPlace[] = [
  {
    href: '/',
    label: 'Today',
    icon: 'today',
    action: 'today.read',
    words: 'home dashboard start overview tasks my day',
  },
  {
    href: '/leads',
    label: 'Leads',
    icon: 'leads',
    action: 'lead.read',
    words: 'inbox enquiries enquiry messages conversations buyers customers people mail',
  },
  {
    href: '/stock',
    label: 'Stock',
    icon: 'stock',
    action: 'stock.read',
    words: 'cars vehicles inventory prices photos yard sold hide',
    also: '/hand-cars',
  },
  {
    href: '/calendar',
    label: 'Calendar',
    icon: 'calendar',
    action: 'appointment.read',
    words: 'appointments test drives bookings diary schedule opening hours',
  },
  {
    href: '/reservations',
    label: 'Reservations',
    icon: 'reservations',
    action: 'reservation.read',
    words: 'deposits holds held money refund payments',
  },
  {
    href: '/website',
    label: 'Website',
    icon: 'site',
    action: 'content.edit',
    words: 'site pages home menus brand hours banner offers editor studio content publish',
  },
  {
    href: '/reports',
    label: 'Reports',
    icon: 'reports',
    action: 'report.read',
    words: 'figures statistics numbers sources response times csv analytics',
  },
  {
    href: '/settings',
    label: 'Settings',
    icon: 'settings',
    action: 'today.read',
    words: 'preferences options configuration setup admin',
  },
]

export interface SettingsPlace extends ConsolePlace {
  /** What it is for. */
  readonly note: string
}

/** A person's own: of the page of settings, and of the menu behind their name. */
export const OWN: readonly SettingsPlace[] = [
  {
    href: '/account',
    label: 'Your account',
    note: 'Password, second factor, and where you are signed in.',
    action: 'today.read',
    words: 'profile passkey authenticator two-factor sessions security',
  },
  {
    href: '/account/notifications',
    label: 'Notification settings',
    note: 'What reaches you, how, and your quiet hours.',
    action: 'notification.own',
    words: 'alerts email text sms mobile phone quiet hours bell',
  },
]

/** The groups of the page of settings. */
export const SETTINGS: readonly { readonly title: string; readonly places: readonly SettingsPlace[] }[] = [
  {
    title: 'Leads',
    places: [
      {
        href: '/site/assignment',
        label: 'Lead routing',
        note: 'Who gets a new lead.',
        action: 'inbox.rules',
        words: 'rules assignment assign who gets a lead team round robin',
      },
      {
        href: '/site/templates',
        label: 'Templates',
        note: 'Mails and texts that your people send often.',
        action: 'inbox.rules',
        words: 'snippets canned replies answers mail text sms wording',
      },
    ],
  },
  {
    title: 'Stock',
    places: [
      {
        href: '/feeds',
        label: 'Feeds',
        note: 'Files that bring your cars in.',
        action: 'stock.read',
        words: 'import upload file csv price list wholesale dms supplier',
      },
      {
        href: '/channels',
        label: 'Channels',
        note: 'Where your cars are advertised besides this website.',
        action: 'stock.read',
        words: 'export google meta facebook carsales advertising marketplace listings',
      },
      {
        href: '/hand-cars',
        label: 'Cars added by hand',
        note: 'Drafts, and cars that no feed brings.',
        action: 'stock.read',
        words: 'drafts manual trade-in',
      },
    ],
  },
  {
    title: 'People',
    places: [
      {
        href: '/staff',
        label: 'Staff',
        note: 'Who works here, and what each may do.',
        action: 'staff.read',
        words: 'team users members colleagues people roles rights permissions invitations',
      },
      {
        href: '/audit',
        label: 'Audit log',
        note: 'Who changed what, and when.',
        action: 'audit.read',
        words: 'history changes activity security who did',
      },
    ],
  },
  {
    title: 'Connections',
    places: [
      {
        href: '/site/keys',
        label: 'API keys',
        note: 'Let another program read or change your data.',
        action: 'key.manage',
        words: 'token integration developer crm secret',
      },
      {
        href: '/site/webhooks',
        label: 'Webhooks',
        note: 'Tell another program at once when something happens.',
        action: 'key.manage',
        at: EVERYWHERE,
        words: 'integration developer crm zapier events',
      },
      {
        href: '/deliveries',
        label: 'Deliveries',
        note: 'Leads on their way to your mail or CRM, and those that did not arrive.',
        action: 'delivery.retry',
        words: 'failed mail crm adf retry sending',
      },
    ],
  },
  { title: 'You', places: OWN },
]

/** Addresses of the pages of settings, apart from a person's own. */
export const OF_SETTINGS: readonly string[] = [
  ...SETTINGS.flatMap(({ places }) => places).flatMap(({ href }) =>
    href.startsWith('/account') || href === '/hand-cars' ? [] : [href],
  ),
  '/feed-runs',
]

/** What people do, by the page on which they do it. */
export const ACTIONS: readonly ConsolePlace[] = [
  {
    href: '/leads/new',
    label: 'New lead',
    action: 'lead.reply',
    words: 'add lead walk-in walk in phone call enquiry by hand customer create prospect',
  },
  {
    href: '/calendar/new',
    label: 'New appointment',
    action: 'appointment.manage',
    words: 'book a test drive booking add appointment',
  },
  {
    href: '/hand-cars/new',
    label: 'Add a car',
    action: 'stock.edit',
    words: 'new car create vehicle by hand trade-in',
  },
  {
    href: '/staff?invite',
    label: 'Invite a person',
    action: 'staff.invite',
    words: 'add user member colleague team staff invitation new',
  },
  {
    href: '/reservations',
    label: 'Refund a deposit',
    action: 'reservation.refund',
    words: 'refund reservation money back return',
  },
  {
    href: '/leads?view=unassigned',
    label: 'Assign leads',
    action: 'lead.assign',
    words: 'unassigned give lead hand over owner',
  },
  {
    href: '/feeds/new',
    label: 'Add a feed',
    action: 'feed.edit',
    words: 'new feed price list import upload csv wholesale',
  },
  {
    href: '/site/keys',
    label: 'Make an API key',
    action: 'key.make',
    words: 'new token api key create',
  },
  {
    href: '/site/webhooks',
    label: 'Add a webhook',
    action: 'key.make',
    at: EVERYWHERE,
    words: 'new webhook create',
  },
  {
    href: '/reports.csv',
    label: 'Download the reports',
    action: 'report.read',
    words: 'csv export report figures spreadsheet excel',
  },
  {
    href: '/account',
    label: 'Change your password',
    action: 'today.read',
    words: 'password new password account',
  },
]
