import type { FieldState } from '#domain/form/compare-shown.ts'
import type { MailPart } from '#domain/inbox/mail-parts.ts'
import type { ClashView } from '../form/clash-view.ts'
import type { Choice, Moment, Tab, Tone, UndoForm } from '../page-values.ts'
import type { SaleView } from './sale/sale-view.ts'

/** The choice of a bulk form that takes leads from their owners: no choice at all changes nothing. */
export const UNASSIGNED = 'nobody'

/** INBOX-5: the list. */
export interface LeadsPage extends ListedLeads {
  readonly kind: 'leads'
  readonly notice: Notice | null
  /** Why what was asked of several leads was not done. */
  readonly fault: string | null
  /** The form that gives several leads to a person. */
  readonly assign: Fields<'id' | 'person'>
}

/** INBOX-6: one conversation, with the list that it was opened from. */
export interface ConversationPage extends ListedLeads {
  readonly kind: 'conversation'
  readonly shown: ConversationDetails
  readonly notice: Notice | null
}

export interface ListedLeads {
  readonly tabs: readonly Tab[]
  /** The list's own address parameters, with a question mark unless empty: every link and form returns to them. */
  readonly place: string
  readonly view: string
  readonly words: string
  readonly filters: readonly {
    readonly name: string
    readonly label: string
    readonly value: string
    readonly choices: readonly Choice[]
  }[]
  readonly isFiltered: boolean
  readonly rows: readonly LeadRow[]
  readonly next: string | null
  /** Address of the first page; null on it. */
  readonly first: string | null
  /** SALES-1: whether the person may write down a lead by hand. */
  readonly mayTake: boolean
  /** Who may get leads; null: the person may not assign. */
  readonly people: readonly Choice[] | null
}

/** What has just been done, and the form that undoes it. */
export interface Notice {
  readonly text: string
  /** What to go on with. */
  readonly link?: { readonly href: string; readonly label: string }
  readonly undo: UndoForm | null
}

export interface LeadRow {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly isNew: boolean
  readonly stage: StageBadge
  readonly clock: ClockBadge | null
  readonly category: string
  readonly source: string
  readonly location: string | null
  readonly car: ShownCar | null
  readonly said: { readonly by: string; readonly text: string } | null
  /** Null: 'Unassigned'. */
  readonly owner: string | null
  /** The owner's id; empty: nobody. */
  readonly assignee: string
  readonly nextAction: { readonly text: string; readonly at: Moment | null; readonly isDue: boolean } | null
  readonly at: Moment
}

export interface StageBadge {
  readonly label: string
  readonly tone: Tone
}

/** INBOX-3: 'Overdue 3 h'. */
export interface ClockBadge {
  readonly text: string
  readonly tone: Tone
}

export interface ShownCar {
  readonly title: string
  readonly price: string | null
  /** 'Sold', 'Reserved', or null while it is for sale. */
  readonly state: string | null
  readonly picture: string | null
}

export interface ConversationDetails {
  readonly id: string
  /** STAFF-11: the last event that the page shows. */
  readonly seen: string
  /** CR-B16: a colleague answered while the person wrote, so that sending is asked again. */
  readonly isAnswered: boolean
  readonly name: string
  readonly stage: StageBadge
  /** SALES-10: so the form of lost corrects its reason. */
  readonly isLost: boolean
  readonly reason: string | null
  readonly clock: ClockBadge | null
  readonly owner: string | null
  readonly assignee: string
  readonly isOpen: boolean
  readonly category: string
  readonly location: string | null
  readonly source: string
  readonly phone: { readonly text: string; readonly href: string } | null
  readonly email: string | null
  readonly nextAction: LeadRow['nextAction']
  /** A booked time, which is a next step too. */
  readonly nextAppointment: { readonly text: string; readonly at: Moment; readonly href: string | null } | null
  /** SALES-4: the lead is open, and nothing is planned or booked for it. */
  readonly hasNoStep: boolean
  readonly thread: readonly ThreadItem[]
  readonly cars: readonly ConversationCar[]
  readonly person: readonly { readonly label: string; readonly value: string }[]
  readonly others: readonly {
    readonly href: string
    readonly title: string
    readonly stage: StageBadge
    readonly at: Moment
  }[]
  readonly reservations: readonly { readonly text: string; readonly at: Moment }[]
  readonly deliveries: readonly ShownDelivery[]
  readonly may: Readonly<
    Record<'reply' | 'stage' | 'assign' | 'retry' | 'export' | 'erase' | 'askForErasure' | 'explain', boolean>
  >
  /** Where to book an appointment with the person; null without the right. */
  readonly bookHref: string | null
  /** SALES-9: the form of 'Won'; null without the right, or with a sale. */
  readonly wonHref: string | null
  readonly sale: SaleView | null
  readonly stages: readonly Choice[]
  /** Null: the buyer left no address. */
  readonly reply: ReplyForm | null
  /** Null: the person may not answer. */
  readonly text: TextForm | null
  readonly forms: ConversationForms
  /** The form of the composer that is open. */
  readonly answering: 'mail' | 'text' | 'note' | 'call'
  readonly fault: string | null
  readonly explanation: { readonly owner: string; readonly steps: readonly string[] } | null
}

type Fields<Name extends string> = Readonly<Record<Name, FieldState>>

/** The forms beside the mail and the text message. */
export interface ConversationForms {
  readonly note: Fields<'text'>
  readonly call: { readonly fields: Fields<'outcome' | 'text'>; readonly outcomes: readonly Choice[] }
  readonly lost: EndForm
  readonly junk: EndForm
  readonly owner: FieldState
  readonly next: {
    readonly fields: Fields<'text' | 'on'>
    readonly clashes: readonly ClashView[]
    /** Whether it comes back, and is not folded. */
    readonly isOpen: boolean
  }
}

/** A stage that ends a lead. */
export interface EndForm {
  /** None: the lead is in this stage, for good. */
  readonly reasons: readonly Choice[]
  readonly fields: Fields<'reason' | 'other'>
  readonly isOpen: boolean
}

export interface ConversationCar extends ShownCar {
  readonly id: string | null
  readonly href: string | null
  readonly stockNumber: string | null
  /** '$52,990 when Jo asked' */
  readonly priceThen: string | null
}

export interface ReplyForm {
  /** Sends one mail however often the form is sent. */
  readonly mailId: string
  readonly to: string
  readonly fields: Fields<'subject' | 'text' | 'car' | 'stock' | 'file'>
  readonly signature: string
  readonly templates: readonly Choice[]
  readonly template: string
  /** What may go with it. */
  readonly files: FileRules
}

export interface FileRules {
  /** Endings, for the field's `accept`. */
  readonly accept: string
  /** '10 MB' together. */
  readonly most: string
}

/** INBOX-8: a text message to the buyer. */
export interface TextForm {
  /** Sends one message however often the form is sent. */
  readonly textId: string
  /** Why none may go out, in words; null: one may. */
  readonly closed: string | null
  readonly to: string
  readonly from: string
  /** Whether buyers can answer: nobody can answer a name. */
  readonly takesAnswers: boolean
  readonly fields: Fields<'text'>
  /** '34 of 160 characters, 1 message' */
  readonly length: string
}

export interface ShownDelivery {
  readonly id: string
  readonly label: string
  readonly state: StageBadge
  readonly attempts: string
  readonly mayRetry: boolean
}

/** INBOX-7: a file of a mail. */
export interface ThreadFile {
  readonly name: string
  /** '240 kB' */
  readonly size: string
  /** Null: it was left out of the conversation, because the mail's files were too large together. */
  readonly href: string | null
  /** What to know before opening it; null: nothing. */
  readonly warning: string | null
  /** A picture inside the mail's text. */
  readonly isInline: boolean
}

export type ThreadItem =
  | {
      readonly kind: 'enquiry'
      readonly id: string
      readonly at: Moment
      readonly by: string
      readonly title: string
      readonly message: string
      /** Addresses of the photos that the buyer sent. */
      readonly photos: readonly string[]
      readonly facts: readonly { readonly label: string; readonly value: string }[]
    }
  | {
      readonly kind: 'mail'
      readonly id: string
      readonly at: Moment
      readonly by: string
      readonly isOurs: boolean
      /** Of a text message: 'Text message'. */
      readonly subject: string
      /** A1: what the person wrote, and what is folded between it. */
      readonly parts: readonly MailPart[]
      readonly files: readonly ThreadFile[]
      readonly delivery: ShownDelivery | null
    }
  | {
      readonly kind: 'note' | 'call'
      readonly id: string
      readonly at: Moment
      readonly by: string
      readonly title: string
      readonly text: string
    }
  | {
      readonly kind: 'event'
      readonly id: string
      readonly at: Moment
      readonly text: string
      /** STAFF-12: undoes it, within the hour; null: it cannot be undone. */
      readonly undo: UndoForm | null
    }
