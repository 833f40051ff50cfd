/** Who the platform's mail comes from. */
export interface Sender {
  /** Null: the address alone. */
  readonly name: string | null
  readonly address: string
}

/** Reads 'website@forecourt.example' or 'Forecourt <website@forecourt.example>'; null for neither (D-20). */
export function readSender(text: string): Sender | null {
  const named = /^\s*("?)([^"<>\r\n]*)\1\s*<([^<>\s]+)>\s*$/.exec(text)
  const address = named?.[3] ?? text.trim()
  if (!ADDRESS.test(address)) return null
  return { name: named?.[2]?.trim() || null, address }
}

const ADDRESS = /^[^\s@<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i
