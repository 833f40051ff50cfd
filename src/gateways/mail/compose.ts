import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/**
 * A mail in nodemailer's words. Addresses are given as objects and files and addresses of the network are never read,
 * so that nothing a visitor wrote can add a header, a recipient or an attachment.
 */
export function compose(mail: Mail, sender: string): SendMailOptions {
  const from = mail.fromAddress ?? sender
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: `<${mail.messageId}@${host}>`,
    date: mail.date,
    // Lets a receiver's out-of-office answer stay away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function unsubscribeHeaders(address: string | undefined): Readonly<Record<string, string>> {
  if (address === undefined) return {}
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
