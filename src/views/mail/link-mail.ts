import { greeting } from '#domain/lead/greeting.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'

/** H4-4: the buyer's mail with a new link in place of one that is over. */
export function linkMail(
  buyer: Parameters<typeof greeting>[0],
  link: string,
): { readonly subject: string; readonly text: string } {
  const lines = [greeting(buyer), say(words.hereIsNewLink, { link }), say(words.didntAskForLink)]
  return { subject: say(words.yourNewLink), text: lines.join('\n\n') }
}
