/** Parses a raw mail (RFC 5322) for tests: enough MIME for the mails we write. */
export interface ReadMail {
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly text: string
  readonly html: string | null
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw)
  const type = headers.get('content-type')?.[0] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r?\n|\r?\n$/g, '')))
    : [{ headers, body }]
  const find = (wanted: string) =>
    parts.find((part) => (part.headers.get('content-type')?.[0] ?? 'text/plain').startsWith(wanted))
  const html = find('text/html')
  return { headers, text: decoded(find('text/plain')), html: html ? decoded(html) : null }
}

interface Part {
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly body: string
}

function split(raw: string): Part {
  const text = raw.replaceAll('\r\n', '\n')
  const end = text.indexOf('\n\n')
  const headers = new Map<string, string[]>()
  for (const line of text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), decodedWords(line.slice(colon + 1).trim())])
  }
  return { headers, body: text.slice(end + 2) }
}

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) => {
      const quoted = encoding.toUpperCase() === 'Q'
      return quoted ? fromQuotedPrintable(word.replaceAll('_', ' ')) : Buffer.from(word, 'base64').toString()
    })
}

function decoded(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')?.[0] ?? '7bit'
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuotedPrintable(part.body.replace(/=\n/g, '')) : part.body
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  // Quoted-printable encodes bytes, never characters above 255.
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
