import type { Role } from '#domain/staff/roles.ts'
import type { LeadRow, LeadsPage } from './leads/leads-page.ts'
import type { Choice, Moment, Tone } from './page-values.ts'
import type { ApiKeysPage } from './pages/api-keys-page.ts'
import type { AskPage } from './pages/ask-page.ts'
import type { AppointmentPage, CalendarPage, NewAppointmentPage } from './pages/calendar-page.ts'
import type { ChannelsPage } from './pages/channels-page.ts'
import type { DeliveriesPage } from './pages/deliveries-page.ts'
import type { FeedFormPage, FeedUploadPage } from './pages/feed-form-page.ts'
import type { FeedRunPage, FeedsPage } from './pages/feed-page.ts'
import type { FindPage } from './pages/find-page.ts'
import type { HandCarPage, HandCarsPage } from './pages/hand-car-page.ts'
import type { HooksPage } from './pages/hooks-page.ts'
import type { AssignmentPage, TemplatesPage } from './pages/inbox-settings-page.ts'
import type { LeavingPage } from './pages/leaving-page.ts'
import type { MappingPage } from './pages/mapping-page.ts'
import type { NotificationSettingsPage, NotificationsPage } from './pages/notifications-page.ts'
import type { ReportsPage } from './pages/reports-page.ts'
import type { ReservationPage, ReservationsPage } from './pages/reservation-page.ts'
import type { BulkPage, DeskCarPage, StockPage } from './pages/stock-page.ts'
import type { StockPhotoPage } from './pages/stock-photo-page.ts'

export type { Choice, Moment }

/** What a page shows: finished values. */
export type ConsolePage =
  | SignInPage
  | CodePage
  | ForgottenPage
  | { readonly kind: 'reset'; readonly fault: string | null }
  | InvitationPage
  | SecondFactorPage
  | AccountPage
  | NotificationsPage
  | NotificationSettingsPage
  | DeliveriesPage
  | SitesPage
  | TodayPage
  | StaffPage
  | LeavingPage
  | AuditPage
  | CalendarPage
  | AppointmentPage
  | NewAppointmentPage
  | ReservationsPage
  | ReservationPage
  | FeedsPage
  | FeedRunPage
  | FeedFormPage
  | FeedUploadPage
  | MappingPage
  | LeadsPage
  | ApiKeysPage
  | HooksPage
  | HandCarsPage
  | HandCarPage
  | ReportsPage
  | ChannelsPage
  | StockPage
  | FindPage
  | TemplatesPage
  | AssignmentPage
  | AskPage
  | BulkPage
  | DeskCarPage
  | StockPhotoPage
  | { readonly kind: 'message'; readonly title: string; readonly sentence: string }

export interface SignInPage {
  readonly kind: 'sign-in'
  readonly email: string
  readonly fault: string | null
  readonly notice: string | null
  /** Where the person goes on. */
  readonly to: string
  /** STAFF-10: a sealed form that goes on after sign-in; null: none waits. */
  readonly held: string | null
}

export interface ForgottenPage {
  readonly kind: 'forgotten'
  readonly sent: boolean
  readonly email: string
  /** Where the person goes on, and what waits, as on the page of sign-in (STAFF-10). */
  readonly to: string
  readonly held: string | null
}

export interface InvitationPage {
  readonly kind: 'invitation'
  readonly siteName: string
  readonly email: string
  /** STAFF-13: what the person may do there, and where; null: an operator of the platform. */
  readonly access: { readonly roleNames: string; readonly places: string } | null
  readonly hasAccount: boolean
  /** What the person typed. */
  readonly name: string
  readonly fault: string | null
  /** The field of the fault; null: it is about none. */
  readonly field: 'name' | 'password' | null
}

/** STAFF-2, STAFF-6: proves a second factor. */
export interface CodePage {
  readonly kind: 'code'
  /** Where the person goes on. */
  readonly to: string
  /** STAFF-10: a sealed form that goes on after the proof; null: none waits. */
  readonly held: string | null
  readonly fault: string | null
  /** Whether the person is signed in, and proves it again. */
  readonly isAgain: boolean
  readonly hasApp: boolean
  /** Options for the browser to use a passkey, as JSON; null: the person has none. */
  readonly passkey: string | null
}

export interface SecondFactorPage {
  readonly kind: 'second-factor'
  readonly fault: string | null
  readonly step:
    | { readonly way: null; readonly hasApp: boolean; readonly isFirst: boolean; readonly isOwed: boolean }
    | {
        readonly way: 'app'
        readonly secret: string
        readonly picture: string
        readonly recoveryCodes: readonly string[]
      }
    | {
        readonly way: 'passkey'
        /** For the browser, as JSON. */
        readonly options: string
        /** Suggested, such as 'Chrome on Android'. */
        readonly name: string
        /** Null: the person has codes already. */
        readonly recoveryCodes: readonly string[] | null
      }
    /** New recovery codes; null until the password is typed. */
    | { readonly way: 'codes'; readonly recoveryCodes: readonly string[] | null }
}

export interface AccountPage {
  readonly kind: 'account'
  readonly name: string
  readonly email: string
  readonly hasApp: boolean
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly added: Moment
    readonly lastUsed: Moment | null
  }[]
  readonly factorFault: string | null
  readonly fault: string | null
  readonly sessions: readonly {
    readonly id: string
    readonly device: string
    readonly address: string
    readonly lastUse: Moment
    readonly isThis: boolean
  }[]
}

export interface SitesPage {
  readonly kind: 'sites'
  readonly sites: readonly SiteChoice[]
  /** All sites, for an operator's visit (STAFF-7); null for everyone else. */
  readonly visits: readonly SiteChoice[] | null
  readonly fault: string | null
}

export interface SiteChoice {
  readonly slug: string
  readonly name: string
}

export interface TodayPage {
  readonly kind: 'today'
  readonly siteName: string
  /** Each with the list behind it. Empty: the person reads no leads. */
  readonly figures: readonly {
    readonly label: string
    readonly value: string
    readonly urgent: boolean
    readonly href: string
  }[]
  /** What else needs a person now: a held file, a silent feed, a reservation that ends, a refund that waits. */
  readonly tasks: readonly TodayTask[]
  /** What needs a person now; a list without rows is left out. */
  readonly work: readonly {
    readonly title: string
    readonly href: string
    readonly count: number
    readonly rows: readonly LeadRow[]
  }[]
}

export interface TodayTask {
  readonly text: string
  readonly href: string
  /** What the link does. */
  readonly action: string
  readonly tone: Tone
}

export interface StaffPage {
  readonly kind: 'staff'
  readonly fault: string | null
  readonly mayInvite: boolean
  readonly mayChangeRoles: boolean
  readonly mayDeactivate: boolean
  /** Roles that the person may give. */
  readonly roles: readonly Choice[]
  readonly locations: readonly Choice[]
  /** What no ticked location means: 'none: all'. */
  readonly noLocation: string
  readonly members: readonly {
    readonly id: string
    /** STAFF-11: what the page shows of the person's rights. */
    readonly seen: string
    readonly name: string
    readonly email: string
    readonly roles: readonly Role[]
    readonly roleNames: string
    readonly scope: string
    readonly locations: readonly string[]
    readonly hasSecondFactor: boolean
    /** STAFF-13: within the roles and the scope of the person who looks. */
    readonly mayChange: boolean
    readonly isActive: boolean
    readonly isSelf: boolean
  }[]
  readonly invitations: readonly {
    readonly id: string
    readonly email: string
    readonly roleNames: string
    readonly scope: string
    readonly mayEnd: boolean
    readonly expires: Moment
  }[]
}

export interface AuditPage {
  readonly kind: 'audit'
  readonly query: { readonly person: string; readonly object: string; readonly from: string; readonly until: string }
  readonly people: readonly Choice[]
  readonly csv: string
  /** Address of older rows; null on the last page. */
  readonly older: string | null
  readonly rows: readonly AuditRow[]
}

export interface AuditRow {
  readonly id: string
  readonly at: Moment
  readonly who: string
  readonly how: string
  readonly what: string
  readonly object: string
  readonly before: string
  readonly after: string
  readonly from: string
}

/** The frame of a signed-in page; null: a page without sign-in. */
export interface Shell {
  readonly path: string
  readonly personName: string
  readonly siteName: string | null
  readonly hasSeveralSites: boolean
  /** STAFF-7: why an operator is here. */
  readonly visitReason: string | null
  /** Places that work and that the person may open. */
  readonly places: readonly ShellPlace[]
  /** Pages of the person's menu. */
  readonly menu: readonly Omit<ShellPlace, 'icon'>[]
  /** INBOX-13: unread notifications, 100 at most; null: the person gets none. */
  readonly unread: number | null
}

/** A place of the rail. */
export interface ShellPlace {
  readonly href: string
  readonly label: string
  readonly icon: 'today' | 'leads' | 'stock' | 'calendar' | 'site' | 'reports'
}

/** Renders a page; Vite builds it from `render-console.tsx`. */
export interface ConsoleBuild {
  render(page: ConsolePage, shell: Shell | null): string
  readonly stylesheet: { readonly path: string; readonly text: string }
  /** Keys, palette and live updates; the pages work without it. */
  readonly script: { readonly path: string; readonly text: string }
}
