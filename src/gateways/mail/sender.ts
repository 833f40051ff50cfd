/** Sender of the platform's mail. */
export interface Sender {
  /** Null: only the address. */
  readonly name: string | null
  readonly address: string
}

/** Parses 'website@forecourt.example' or 'Forecourt <website@forecourt.example>'; null if neither (D-20). */
export function readSender(text: string): Sender | null {
  const [, quoted, plain, bracketed] = /^(?:"([^"<>\r\n]*)"\s*|([^"<>\r\n]*))<([^<>\s]+)>$/.exec(text.trim()) ?? []
  const address = bracketed ?? text.trim()
  if (!ADDRESS.test(address)) return null
  return { name: (quoted ?? plain)?.trim() || null, address }
}

const ADDRESS = /^[^\s@<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i
