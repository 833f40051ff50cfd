import * as words from '#words/lead-page.ts'
import { say } from '#words/say.ts'

/** LAW-4: who collects the details of a form, why, and a link to the policy. */
export interface PrivacyNotice {
  readonly text: string
  readonly linkLabel: string
  readonly href: string
}

/** LAW-4: the notice before the button of every form. `purpose` is why the details are collected. */
export function privacyNotice(site: NoticeSite, purpose = say(words.answerEnquiry)): PrivacyNotice {
  const collector = site.identity.legalName ?? site.name
  return {
    text: say(words.collectorCollectsTheseDetails, { collector, purpose }),
    linkLabel: say(words.privacyPolicy),
    href: site.legal.privacyPolicy,
  }
}

/** Site fields that the notice needs. A `Site` is one. */
export interface NoticeSite {
  readonly name: string
  readonly identity: { readonly legalName: string | null }
  readonly legal: { readonly privacyPolicy: string }
}
