/** Channels outside that show the site's cars (OUT-1, OUT-2). */
export interface ChannelsPage {
  readonly kind: 'channels'
  readonly mayChange: boolean
  readonly notice: string | null
  readonly channels: readonly ChannelRow[]
}

export interface ChannelRow {
  readonly name: string
  readonly label: string
  readonly note: string
  /** Null while it is off. */
  readonly address: string | null
  readonly eligible: number
  readonly total: number
  readonly blocked: readonly {
    readonly car: string
    readonly stocknum: string | null
    readonly href: string
    readonly reasons: readonly string[]
  }[]
}
