import type { Mailer } from '#gateways/mail/mail.ts'

/** STAFF-2: mails the link of a password reset; it works once, for an hour. */
export async function mailReset(
  {
    mailer,
    consoleOrigin,
    now,
    randomId,
  }: {
    readonly mailer: Mailer
    readonly consoleOrigin: string | null
    readonly now: Date
    readonly randomId: () => string
  },
  to: { readonly email: string },
  token: string,
): Promise<void> {
  await mailer.send({
    fromName: 'Forecourt',
    to: to.email,
    replyTo: null,
    subject: 'Set a new password',
    text: `Open this link within an hour to set a new password. It works once:\n${consoleOrigin ?? ''}/reset/${token}\n\nIf you did not ask for it, delete this mail: your password stays as it is.\n`,
    html: null,
    messageId: `reset-${randomId()}`,
    date: now,
  })
}
