/** Pages for a request that goes no further. */
export const TOO_MANY_UPLOADS = {
  kind: 'message',
  title: 'Too many uploads at once',
  sentence:
    'Other files are still on their way, yours or a colleague’s. Wait a minute, go back and send this one again.',
} as const

export const MISSING = { kind: 'message', title: 'Not found', sentence: 'There is nothing at this address.' } as const

export const FORBIDDEN = {
  kind: 'message',
  title: 'Not allowed',
  sentence: 'Your role does not include this. Ask an owner of the site.',
} as const

export const UNREADABLE = {
  kind: 'message',
  title: 'Not readable',
  sentence: 'The form holds a NUL character, which no text here may have. Go back and send it again.',
} as const
