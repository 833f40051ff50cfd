import type { PushTarget } from '#domain/channel/channel-push.ts'
import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../form/clash-view.ts'
import type { Moment, Tone } from '../page-values.ts'

/** Channels outside that show the site's cars (OUT-1, OUT-2). */
export interface ChannelsPage {
  readonly kind: 'channels'
  readonly mayChange: boolean
  readonly channels: readonly ChannelRow[]
}

export interface ChannelRow {
  readonly name: string
  readonly label: string
  readonly note: string
  /** What was just done with it. */
  readonly notice: string | null
  readonly isOn: boolean
  /** Null while it has none. */
  readonly address: string | null
  /** The same below the site's hostname, '' while it has none: what the switch is pressed for (STAFF-11). */
  readonly seen: string
  readonly push: PushRow
  readonly eligible: number
  readonly total: number
  readonly blocked: readonly {
    readonly car: string
    readonly stocknum: string | null
    readonly href: string
    readonly reasons: readonly string[]
  }[]
}

/** A channel's file that is sent by SFTP. */
export interface PushRow {
  /** Null: nowhere so far. */
  readonly state: PushState | null
  readonly form: Readonly<Record<keyof PushTarget, FieldState>>
  readonly clashes: readonly ClashView[]
  /** Of a refused form. */
  readonly fault: string | null
  /** The environment variable of the password, for an operator; null: the person is none. */
  readonly variable: string | null
  /** Whether this installation has the password. */
  readonly hasPassword: boolean
}

export interface PushState {
  readonly badge: { readonly text: string; readonly tone: Tone }
  /** 'yard@sftp.partner.example:22/in/cars.csv' */
  readonly where: string
  readonly isPaused: boolean
  readonly sent: Moment | null
  readonly error: string | null
  readonly failed: Moment | null
  /** When it is tried again; null: it is not. */
  readonly next: Moment | null
}
