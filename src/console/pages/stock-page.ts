interface Choice {
  readonly value: string
  readonly label: string
}

interface Moment {
  readonly text: string
  readonly iso: string
}

type Tone = 'plain' | 'good' | 'info' | 'warning' | 'danger'

/** The table of the stock (DESK-1). */
export interface StockPage {
  readonly kind: 'stock'
  readonly notice: StockNotice | null
  readonly fault: string | null
  readonly note: string
  readonly views: readonly {
    readonly href: string
    readonly label: string
    readonly isCurrent: boolean
    readonly count: number
  }[]
  readonly query: { readonly view: string; readonly words: string; readonly order: string }
  readonly orders: readonly Choice[]
  readonly isWorklist: boolean
  readonly mayEdit: boolean
  readonly bulk: readonly Choice[]
  readonly rows: readonly StockPageRow[]
  readonly previous: string | null
  readonly next: string | null
  readonly pageText: string
}

/** What was done, with its undo. */
export interface StockNotice {
  readonly text: string
  /** The step to undo; null: none. */
  readonly undo: string | null
}

export interface StockPageRow {
  readonly id: string
  readonly href: string
  readonly picture: string | null
  readonly title: string
  readonly stocknum: string
  readonly state: { readonly text: string; readonly tone: Tone }
  readonly price: string
  readonly days: number
  readonly photos: number
  readonly views: number
  readonly score: number
  readonly scoreTone: Tone
  /** The first things missing, for the worklist. */
  readonly tasks: readonly { readonly text: string; readonly href: string }[]
  readonly edited: number
}

/** A bulk edit before it is made (DESK-1). */
export interface BulkPage {
  readonly kind: 'stock-bulk'
  readonly title: string
  readonly fault: string | null
  readonly back: string
  readonly field: BulkField
  readonly typed: string
  readonly until: string
  readonly rows: readonly {
    readonly id: string
    readonly title: string
    readonly before: string
    readonly after: string | null
  }[]
  /** Whether the values are checked, so that they can be saved. */
  readonly isReady: boolean
}

export interface BulkField {
  readonly name: string
  readonly label: string
  readonly control: 'text' | 'number' | 'paragraphs' | 'choice'
  readonly choices: readonly Choice[]
  readonly isAlwaysSet: boolean
}

/** A car's own page in the desk (DESK-2). */
export interface DeskCarPage {
  readonly kind: 'stock-car'
  readonly id: string
  readonly title: string
  readonly note: string
  readonly notice: StockNotice | null
  readonly fault: string | null
  readonly back: string
  readonly state: StockPageRow['state']
  readonly mayEdit: boolean
  readonly acts: readonly { readonly act: string; readonly label: string }[]
  readonly groups: readonly { readonly title: string; readonly fields: readonly DeskPageField[] }[]
  readonly photos: readonly {
    readonly address: string
    readonly src: string | null
    readonly label: string
    readonly isHidden: boolean
    readonly isFirst: boolean
    readonly isLast: boolean
  }[]
  readonly isPhotoOrderSet: boolean
  readonly score: {
    readonly points: number
    readonly tone: Tone
    readonly missing: readonly { readonly text: string; readonly href: string; readonly points: number }[]
  }
  readonly prices: readonly { readonly at: Moment; readonly price: string; readonly source: string }[]
  readonly was: string | null
  readonly edits: readonly {
    readonly id: string
    readonly at: Moment
    readonly who: string
    readonly lines: readonly string[]
    /** The step to undo; null: undone already or not allowed. */
    readonly undo: string | null
    readonly isUndone: boolean
  }[]
}

export interface DeskPageField extends BulkField {
  readonly input: string
  /** As people read it. */
  readonly value: string
  /** 'Feed drive' or 'Kim Lee, 23/11/2026 14:05, until 30/11/2026'. */
  readonly source: string
  readonly isOverridden: boolean
  /** 'The feed now says $21,990'; null if it says what it said. */
  readonly feedNow: string | null
}
