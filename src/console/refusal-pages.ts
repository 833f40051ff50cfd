import { type MessagePage, typedPage } from './shown.ts'
import { MOST_FILES } from './upload/read-upload.ts'

/** Pages for a request that goes no further. */
export const TOO_MANY_UPLOADS = typedPage<MessagePage>({
  kind: 'message',
  title: 'Too many uploads at once',
  sentence:
    'Other files are still on their way, yours or a colleague’s. Wait a minute, go back and send this one again.',
})

export const TOO_LARGE_TO_SEND = typedPage<MessagePage>({
  kind: 'message',
  title: 'Too large',
  sentence:
    'The files have more than 10 MB together. Go back: the text is still there. Leave files out or send smaller ones.',
})

export const TOO_MANY_FILES = typedPage<MessagePage>({
  kind: 'message',
  title: 'Too many files',
  sentence: `A form takes at most ${MOST_FILES} files. Go back: the text is still there. Choose fewer files.`,
})

export const TOO_LONG_TO_SEND = typedPage<MessagePage>({
  kind: 'message',
  title: 'Too long',
  sentence: 'The form has more than 256 kB. Go back: what you wrote is still there. Send less at once.',
})

export const TOO_LARGE_TO_HOLD = typedPage<MessagePage>({
  kind: 'message',
  title: 'Too long to keep',
  sentence:
    'You may not send this as you are signed in now, and it is too long to keep here. Go back, copy what you wrote, and then sign in.',
})

export const BROKE_OFF = typedPage<MessagePage>({
  kind: 'message',
  title: 'The upload broke off',
  sentence:
    'It came too slowly or ended early, so nothing was saved. Go back: what you wrote is still there. Try again.',
})

/** The answer where nothing is, or nothing any more; `sentence`: what is not there. */
export function missing(sentence: string) {
  return { status: 404, page: typedPage<MessagePage>({ kind: 'message', title: 'Not found', sentence }) } as const
}

export const MISSING = missing('There is nothing at this address.')

export const NO_DRAFT = missing('This draft is not there any more.')

export const FORBIDDEN = typedPage<MessagePage>({
  kind: 'message',
  title: 'Not allowed',
  sentence: 'Your role does not include this. Ask an owner of the site.',
})

export const UNREADABLE = typedPage<MessagePage>({
  kind: 'message',
  title: 'Not readable',
  sentence: 'The form holds a NUL character, which no text here may have. Go back and send it again.',
})
