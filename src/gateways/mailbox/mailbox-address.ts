/** Where a mailbox is (INBOUND_IMAP_URL). */
export interface MailboxAddress {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else STARTTLS, which only this machine may do without. */
  readonly secure: boolean
  readonly user: string
  /** 'INBOX' */
  readonly folder: string
}

/** 'imaps://replies%40dealer.example@imap.example/INBOX'; null if it is no such address. The password has a setting of its own. */
export function readMailboxAddress(text: string): MailboxAddress | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const secure = protocol === 'imaps:'
  if ((!secure && protocol !== 'imap:') || hostname === '' || username === '' || password !== '' || search || hash)
    return null
  const decoded = decodedParts(username, pathname.replace(/^\//, ''))
  if (decoded === null) return null
  const [user, folder] = decoded
  return { host: hostname, port: Number(port) || (secure ? 993 : 143), secure, user, folder: folder || 'INBOX' }
}

function decodedParts(user: string, folder: string): readonly [string, string] | null {
  try {
    return [decodeURIComponent(user), decodeURIComponent(folder)]
  } catch {
    // A percent sign that encodes nothing.
    return null
  }
}
