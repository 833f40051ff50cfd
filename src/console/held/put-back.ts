import type { ConsoleAnswer } from '../console-call.ts'
import { fillForm } from './fill-form.ts'
import type { HeldRequest } from './held-request.ts'

/** STAFF-10: the page that a held form was on, with the form as its person left it; null: that page has it no more. */
export async function putBack(held: HeldRequest, page: Response): Promise<Response | null> {
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return null
  const html = fillForm(await page.text(), held, (button, hasWords) => sentenceOf(held, button, hasWords))
  return html === null ? null : new Response(html, { headers: page.headers })
}

function sentenceOf({ why, files }: HeldRequest, button: string, hasWords: boolean): string {
  const before =
    why === 'other-site'
      ? 'This was not sent yet.'
      : `You were signed out before this was ${hasWords ? 'sent' : 'done'}.`
  const next = hasWords ? `Nothing is lost: check it and press ‘${button}’.` : `Press ‘${button}’ to do it.`
  return [before, next, ...(files > 0 ? ['Files cannot be kept: choose them again.'] : [])].join(' ')
}

/** What was typed, to copy, where its form is gone or nothing can be saved at the moment. */
export function wordsOf({ fields }: Pick<HeldRequest, 'fields'>): readonly string[] {
  return fields.map(([, value]) => value.trim()).filter((value) => /\p{L}\s+\S/u.test(value))
}

/** The page is gone: the lead was erased, for example. */
export function withoutForm(held: HeldRequest): ConsoleAnswer {
  return {
    page: {
      kind: 'ask',
      title: 'You are signed in again',
      sentences: ['What you were about to send has no page any more, so nothing was sent.'],
      words: wordsOf(held),
      form: null,
      back: '/',
    },
  }
}

/** A fault of ours: nothing is lost, and the same form is sent again. `shownTo` goes along as it came. */
export function afterFault(held: Pick<HeldRequest, 'path' | 'fields' | 'files' | 'shownTo'>): ConsoleAnswer {
  const { person, site, page } = held.shownTo
  return {
    status: 500,
    page: {
      kind: 'ask',
      title: 'This was not saved',
      sentences: [
        'Something went wrong on our side. Nothing that you typed is lost: it is on this page. Try again in a minute.',
        ...(held.files > 0 ? ['Files cannot be kept: the message goes without them.'] : []),
      ],
      words: wordsOf(held),
      form: {
        action: held.path,
        fields: [...held.fields, ['shown-to', `${person} ${site} ${page}`]],
        button: 'Try again',
      },
      back: page,
    },
  }
}
