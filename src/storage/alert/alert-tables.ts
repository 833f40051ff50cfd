import type { ColumnType } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import type { Instant, Json, OptionalInstant } from '../column-types.ts'

export interface AlertsTable {
  site_slug: string
  id: string
  kind: AlertKind
  /** In lower case; or a mobile number as +61412345678, which gets text messages (ALERT-5). */
  email: string
  /** The proven number of the signed-in buyer who confirmed an alert by mail. */
  phone: ColumnType<string | null, string | null | undefined, string | null>
  /** The listing's address or the car's id. */
  subject: string
  /** What the person waits for, in words. */
  label: string
  search: ColumnType<unknown, string | null, string | null>
  car_id: string | null
  /** 'https://dealer.example', for the links of mails. */
  origin: string
  consent: Json
  asked_at: Instant
  confirmed_at: OptionalInstant
  ended_at: OptionalInstant
}

/** What a car was before its first change that is not matched yet. */
export interface AlertChangesTable {
  site_slug: string
  car_id: string
  at: Instant
  was_listed: boolean
  was_reserved: boolean
  price: number | null
  offer_price: number | null
}

export interface AlertMailsTable {
  site_slug: string
  id: string
  kind: 'confirm' | 'news' | 'link'
  email: string
  /** The alert to confirm, or the one whose link ends all of the address. */
  alert_id: string
  /** The news by alert; empty for the other kinds. */
  finds: ColumnType<unknown, string, string>
  created_at: Instant
  state: 'pending' | 'failed' | 'sent' | 'dead'
  attempts: number
  next_attempt_at: OptionalInstant
}
