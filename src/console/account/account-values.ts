import type { Moment } from '../page-values.ts'
import type { FormFault } from '../parts/form/form-fault.ts'

export interface SignInPage {
  readonly kind: 'sign-in'
  readonly email: string
  readonly fault: string | null
  readonly notice: string | null
  /** Where the person goes on. */
  readonly to: string
  /** STAFF-10: the encrypted form that is sent again after sign-in; null if there is none. */
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

export interface InvitationPage extends FormFault<'name' | 'password'> {
  readonly kind: 'invitation'
  readonly siteName: string
  readonly email: string
  /** STAFF-13: what the person may do there, and where; null: an operator of the platform. */
  readonly access: { readonly roleNames: string; readonly places: string } | null
  readonly hasAccount: boolean
  /** What the person typed. */
  readonly name: string
}

/** STAFF-2, STAFF-6: proves a second factor. */
export interface CodePage extends FormFault<'code'> {
  readonly kind: 'code'
  /** Where the person goes on. */
  readonly to: string
  /** STAFF-10: the encrypted form that is sent again after the proof; null if there is none. */
  readonly held: string | null
  /** Whether the person is signed in, and proves it again. */
  readonly isAgain: boolean
  readonly hasApp: boolean
  /** Options for the browser to use a passkey, as JSON; null: the person has none. */
  readonly passkey: string | null
}

export interface SecondFactorPage extends FormFault<'password'> {
  readonly kind: 'second-factor'
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

/** Its fault is of the password. */
export interface AccountPage extends FormFault<'current' | 'next'> {
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
  readonly sessions: readonly {
    readonly id: string
    readonly device: string
    readonly address: string
    readonly lastUse: Moment
    readonly isThis: boolean
  }[]
}

export interface SitesPage extends FormFault<'reason'> {
  readonly kind: 'sites'
  readonly sites: readonly SiteChoice[]
  /** All sites, for an operator's visit (STAFF-7); null for everyone else. */
  readonly visits: readonly SiteChoice[] | null
  /** What the operator chose and typed. */
  readonly site: string
  readonly reason: string
}

export interface SiteChoice {
  readonly slug: string
  readonly name: string
}

export interface ResetPage extends FormFault<'password'> {
  readonly kind: 'reset'
}
