import type { AlertKind, alertState } from '#domain/alert/alert.ts'
import type { AlertWay } from '#domain/alert/alert-way.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'

/** ALERT-1: the page of the mail's link. */
export interface AlertConfirmView {
  readonly heading: string
  readonly label: string
  readonly text: string
  /** Null if there is nothing to confirm. */
  readonly button: string | null
  readonly back: { readonly href: string; readonly label: string }
  readonly end: { readonly href: string; readonly label: string }
}

interface Confirmed {
  readonly kind: AlertKind
  readonly way: AlertWay
  readonly label: string
  readonly state: ReturnType<typeof alertState>
  readonly href: string
  readonly endHref: string
}

type Texts = Pick<AlertConfirmView, 'heading' | 'text' | 'button'>

const mails = (): Readonly<Record<Confirmed['state'], Texts>> => ({
  unconfirmed: { heading: say(words.oneMoreClick), text: say(words.startTheseEmails), button: say(words.yesEmailMe) },
  confirmed: {
    heading: say(words.youreAllSet),
    text: say(words.emailWhenThereNews),
    button: null,
  },
  ended: {
    heading: say(words.theseEmailsStopped),
    text: say(words.stoppedTheseEmailsStart),
    button: null,
  },
})

/** ALERT-5: the same of text messages. */
const texts = (): Readonly<Record<Confirmed['state'], Texts>> => ({
  unconfirmed: { heading: say(words.oneMoreClick), text: say(words.startTheseTexts), button: say(words.yesTextMe) },
  confirmed: { heading: say(words.youreAllSet), text: say(words.textWhenThereNews), button: null },
  ended: { heading: say(words.theseTextsStopped), text: say(words.stoppedTheseTextsStart), button: null },
})

export function alertConfirmView({ kind, way, label, state, href, endHref }: Confirmed): AlertConfirmView {
  return {
    ...(way === 'text' ? texts() : mails())[state],
    label,
    back: { href, label: kind === 'search' ? say(words.seeWhatsHereNow) : say(words.seeTheCar) },
    end: { href: endHref, label: way === 'text' ? say(words.textsFrom) : say(words.emailsFrom) },
  }
}
