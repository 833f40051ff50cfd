/** Everything that is set up once, in groups, of what the person may open. */
export interface SettingsPage {
  readonly kind: 'settings'
  readonly groups: readonly {
    readonly title: string
    readonly places: readonly {
      readonly href: string
      readonly label: string
      readonly note: string
      /** What one often goes there for: 'Invite a person'. */
      readonly acts: readonly { readonly href: string; readonly label: string }[]
    }[]
  }[]
}
