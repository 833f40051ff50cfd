/** The frame of a signed-in page; null: a page without sign-in. */
export interface Shell {
  readonly path: string
  readonly personName: string
  readonly siteName: string | null
  /** SITE-6: 'en-US', of the site's region. */
  readonly language: string
  readonly hasSeveralSites: boolean
  /** STAFF-7: why an operator is here. */
  readonly visitReason: string | null
  /** Places that the person may open. */
  readonly places: readonly ShellPlace[]
  /** Pages of the person's own menu. */
  readonly menu: readonly Omit<ShellPlace, 'icon'>[]
  /** INBOX-13: unread notifications, 100 at most; null: the person gets none. */
  readonly unread: number | null
}

/** A place of the rail. */
export interface ShellPlace {
  readonly href: string
  readonly label: string
  readonly icon: 'today' | 'leads' | 'stock' | 'calendar' | 'reservations' | 'site' | 'reports' | 'settings'
  /** Whether the page that is open belongs to it. */
  readonly isCurrent: boolean
}
