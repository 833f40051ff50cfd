/** STAFF-13: asks before a membership ends, and names what ends with it. */
export interface LeavingPage {
  readonly kind: 'leaving'
  readonly fault: string | null
  readonly id: string
  readonly name: string
  /** What ends or changes, each a sentence. */
  readonly ends: readonly string[]
  readonly held: readonly { readonly id: string; readonly what: string }[]
  readonly heirs: readonly { readonly value: string; readonly label: string }[]
  /** Who is chosen before a person chooses. */
  readonly heir: string
  /** Locations whose leads go to the person's own address by mail. */
  readonly mailedLocations: readonly string[]
}
