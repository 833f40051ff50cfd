import type { Choice, Moment } from '../page-values.ts'
import type { FormFault } from '../parts/form/form-fault.ts'

/** Keys of the API (docs/api.md). */
export interface ApiKeysPage extends FormFault<'name' | 'right' | 'location' | 'days'> {
  readonly kind: 'api-keys'
  /** A key that was just made; its text is shown this once. */
  readonly made: { readonly name: string; readonly token: string } | null
  readonly mayMake: boolean
  readonly rights: readonly (Choice & { readonly isTicked: boolean })[]
  readonly locations: readonly Choice[]
  readonly days: readonly Choice[]
  readonly documentHref: string
  readonly keys: readonly ApiKeyRow[]
}

export interface ApiKeyRow {
  readonly id: string
  readonly name: string
  readonly state: { readonly text: string; readonly tone: 'good' | 'plain' | 'warning' }
  readonly rights: string
  readonly scope: string
  readonly madeBy: string
  readonly made: Moment
  /** Null: never. */
  readonly lastUsed: Moment | null
  /** Null: works until it is revoked. */
  readonly expires: Moment | null
  readonly mayRevoke: boolean
}
