/** Sender of the platform's mail. */
export interface Sender {
  /** Null: only the address. */
  readonly name: string | null
  readonly address: string
}

/** Parses 'website@forecourt.example' or 'Forecourt <website@forecourt.example>'; null if neither (D-20). */
export function readSender(text: string): Sender | null {
  const named = /^\s*("?)([^"<>\r\n]*)\1\s*<([^<>\s]+)>\s*$/.exec(text)
  const address = named?.[3] ?? text.trim()
  if (!ADDRESS.test(address)) return null
  return { name: named?.[2]?.trim() || null, address }
}

const ADDRESS = /^[^\s@<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i
