import type { AlertKind } from '#domain/alert/alert.ts'
import type { AlertWay } from '#domain/alert/alert-way.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'

/** ALERT-2: the page that ends alerts. */
export interface AlertEndView {
  readonly heading: string
  readonly text: string
  /** The button that ends all. */
  readonly stopAll: string
  readonly alerts: readonly { readonly id: string; readonly label: string; readonly kind: string }[]
}

interface Ended {
  readonly way: AlertWay
  /** Masked. */
  readonly email: string
  readonly alerts: readonly { readonly id: string; readonly label: string; readonly kind: AlertKind }[]
}

const kinds = (): Readonly<Record<AlertKind, string>> => ({
  search: say(words.carsLikeThis),
  price: say(words.ifPriceDrops),
  free: say(words.ifBecomesAvailable),
})

export function alertEndView({ way, email, alerts }: Ended, site: { readonly name: string }): AlertEndView {
  const has = alerts.length > 0
  return {
    ...(way === 'text' ? textsOf(site.name, email, has) : mailsOf(site.name, email, has)),
    alerts: alerts.map(({ id, label, kind }) => ({ id, label, kind: kinds()[kind] })),
  }
}

type Said = Pick<AlertEndView, 'heading' | 'text' | 'stopAll'>

function mailsOf(name: string, email: string, has: boolean): Said {
  return {
    heading: has ? say(words.stopTheseEmails) : say(words.emailsStopped),
    text: has ? say(words.nameEmailsAbout, { name, email }) : say(words.nameSendAnyMore, { name, email }),
    stopAll: say(words.stopAllEmails),
  }
}

/** ALERT-5: the same of text messages. */
function textsOf(name: string, phone: string, has: boolean): Said {
  return {
    heading: has ? say(words.stopTheseTexts) : say(words.textsStopped),
    text: has ? say(words.nameTextsAbout, { name, phone }) : say(words.nameTextAnyMore, { name, phone }),
    stopAll: say(words.stopAllTexts),
  }
}
