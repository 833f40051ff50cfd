/** A mail as a program sends it: what its writer wrote, and what is folded, in their order. All people are made up. */
export interface MailOfClient {
  readonly client: string
  readonly what: string
  readonly parts: readonly { readonly said?: string; readonly folded?: string }[]
}

export function wholeText({ parts }: MailOfClient): string {
  return parts.map(({ said = '', folded = '' }) => said + folded).join('')
}

/** The address that answers come back to: so long that programs break their lines. */
export const REPLY = 'sample-motors.3b27912680f85926ebe9@reply.forecourt.example'
export const WEBSITE = 'website@forecourt.example'
/** What programs and people put before a signature. The space at its end is part of it. */
export const DASHES = '--\u0020'
