import type { Moment } from '../../page-values.ts'
import type { PreviewView } from '../../preview/preview-view.ts'
import type { LinkGroup } from '../links/link-values.ts'
import type { PartNode } from '../part/part-values.ts'

/** The website as parts that are edited as one, and its drafts. */
export interface WebsitePage {
  readonly kind: 'website'
  readonly outline: Outline
  /** What was searched for; '': nothing. */
  readonly words: string
  readonly found: readonly FoundRow[]
  readonly drafts: readonly DraftRow[]
  /** Whether a draft was just published. */
  readonly published: boolean
  readonly fault: string | null
}

export interface DraftRow {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly by: string
  readonly changed: Moment
}

/** One part of the website as visitors see it. */
export interface WebsitePartPage {
  readonly kind: 'website-part'
  readonly title: string
  readonly part: string
  readonly outline: Outline
  readonly nodes: readonly PartNode[]
}

/** A draft's outline. */
export interface WebsiteDraftPage {
  readonly kind: 'website-draft'
  readonly bar: DraftBar
  readonly outline: Outline
  readonly words: string
  readonly found: readonly FoundRow[]
}

/** A part of a draft. */
export interface WebsiteEditPage {
  readonly kind: 'website-edit'
  readonly title: string
  /** Where its form goes. */
  readonly action: string
  /** The pages that it is inside of. */
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly bar: DraftBar
  readonly outline: Outline
  readonly nodes: readonly PartNode[]
  readonly asides: readonly Aside[]
  /** Where its links can lead; empty: it has none. */
  readonly links: readonly LinkGroup[]
  /** Null: this platform has no previews. */
  readonly preview: PreviewView | null
  /** The part as the preview marks it (STUDIO-5). */
  readonly mark: string
  /** What was just done, said to people who listen to the page. */
  readonly said: string | null
  /** Whether that deleted something, so that one press beside it takes it back. */
  readonly isGone: boolean
  readonly fault: string | null
  /** STUDIO-15: why nothing of the part can be changed; null: some of it can. */
  readonly closed: string | null
  /** Value of the button that gets the focus, or the place of a list. */
  readonly focus: string | null
}

/** A link to what belongs to a part and is edited elsewhere. */
export interface Aside {
  readonly text: string
  readonly label: string
  readonly href: string
}

export interface DraftBar {
  readonly id: string
  readonly name: string
  /** 'Saved 2:02 pm'; null: nothing is changed yet. */
  readonly saved: string | null
  /** The steps that the person's buttons take back and make again; null: there is none. */
  readonly undo: number | null
  readonly redo: number | null
  /** How many changes it has. */
  readonly changes: number
  readonly isOpen: boolean
  /** Who may not publish proposes (STUDIO-15). */
  readonly mayPublish: boolean
}

/** What a draft changes, option by option, and its publication. */
export interface WebsiteChangesPage {
  readonly kind: 'website-changes'
  readonly bar: DraftBar
  readonly waiting: WaitingChanges
  readonly changes: readonly ChangeRow[]
  readonly faults: readonly { readonly text: string; readonly href: string | null }[]
  /** What is published only with a tick (STUDIO-12). */
  readonly warnings: readonly WarningRow[]
  /** What visitors will see differently (STUDIO-11). */
  readonly pages: readonly { readonly title: string; readonly change: 'changed' | 'new' | 'gone' }[]
  readonly notice: string | null
  readonly mayPublish: boolean
  /** Null: the draft is scheduled or over. */
  readonly proposal: ProposalView | null
}

export interface WarningRow {
  /** Where it is. */
  readonly page: string
  readonly sentence: string
  readonly href: string
  /** Whether the person has ticked it already. */
  readonly isConfirmed: boolean
}

/** STUDIO-15: a draft between the person who edits it and the one who publishes it. */
export interface ProposalView {
  readonly isProposed: boolean
  /** Who proposed it or sent it back, and with which sentence. */
  readonly word: { readonly by: string; readonly text: string } | null
  /** Goes along with the approval: the draft as it was shown. */
  readonly seen: string
  readonly mayApprove: boolean
  readonly mayPropose: boolean
  readonly fault: string | null
}

/** STUDIO-9: what of a draft waits for a decision. */
export interface WaitingChanges {
  /** Whether the website has a later version than the draft's. */
  readonly isBehind: boolean
  readonly clashes: readonly ClashRow[]
}

/** A change that waits, with both values. */
export interface ClashRow {
  readonly number: number
  /** Which value of the website the page shows: only this one is settled. */
  readonly seen: string
  /** 'Home page: Heading'. */
  readonly what: string
  readonly mine: ClashValue
  readonly theirs: ClashValue
}

export interface ClashValue {
  readonly said: string
  readonly by: string
  readonly at: Moment
}

export interface ChangeRow {
  readonly number: number
  /** 'Locations and hours: Robina: Special days'. */
  readonly what: string
  readonly href: string | null
  readonly before: string
  readonly after: string
  readonly by: string
  readonly at: Moment
  readonly isChosen: boolean
}

export type Outline = readonly OutlineRows[]

export interface OutlineRows {
  readonly label: string
  readonly parts: readonly {
    readonly href: string
    readonly label: string
    readonly isCurrent: boolean
    /** 'locked by Ash Group'. */
    readonly note: string | null
  }[]
}

export interface FoundRow {
  readonly href: string
  readonly label: string
  readonly part: string
  readonly description: string
}
