import { BUSY } from '#domain/no-connection.ts'
import type { ConsoleAnswer } from '../console-call.ts'
import { typedPage } from '../shown.ts'
import type { AskPage } from './ask-values.ts'
import type { HeldRequest } from './held-request.ts'

/** What was typed, to copy, where its form is gone or nothing can be saved at the moment. */
export function wordsOf({ fields }: Pick<HeldRequest, 'fields'>): readonly string[] {
  return fields.map(([, value]) => value.trim()).filter((value) => /\p{L}\s+\S/u.test(value))
}

/** The page is gone: the lead was erased, for example. */
export function withoutForm(held: HeldRequest): ConsoleAnswer {
  return {
    page: typedPage<AskPage>({
      kind: 'ask',
      title: 'You are signed in again',
      sentences: ['What you were about to send has no page any more, so nothing was sent.'],
      words: wordsOf(held),
      form: null,
      back: '/',
    }),
  }
}

/**
 * A fault of ours, or a busy database: nothing is lost, and the same form is sent again. `shownTo` goes along as it came.
 */
export function afterFault(
  held: Pick<HeldRequest, 'path' | 'fields' | 'files' | 'shownTo'>,
  { busy }: { readonly busy: boolean },
): ConsoleAnswer {
  const { person, site, page } = held.shownTo
  return {
    status: busy ? BUSY.status : 500,
    page: typedPage<AskPage>({
      kind: 'ask',
      title: 'This was not saved',
      sentences: [
        `${busy ? 'We’re very busy just now.' : 'Something went wrong on our side.'} Nothing that you typed is lost: it is on this page. Try again in a minute.`,
        ...(held.files > 0 ? ['Files cannot be kept: the message goes without them.'] : []),
      ],
      words: wordsOf(held),
      form: {
        action: held.path,
        fields: [...held.fields, ['shown-to', `${person} ${site} ${page}`]],
        button: 'Try again',
      },
      back: page,
    }),
  }
}
