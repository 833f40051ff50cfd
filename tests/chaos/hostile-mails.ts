/** What a stranger's mail may be, by what is hostile about it; 300 kB each, as it needs no more. */
const KB_300 = 300_000
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'lines that quote nothing': `hello\n${'>\n'.repeat(KB_300 / 2)}x`,
  'quotes in quotes': `hello\n${'>'.repeat(KB_300)} x`,
  'beginnings of quotes': `hello\n${'On a wrote:\n'.repeat(KB_300 / 12)}x`,
  blanks: `hello${' '.repeat(KB_300)}x`,
}

const PARTS = 20_000

/** Sources of mails, without sender, recipient and subject. */
export const HOSTILE_SOURCES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(HOSTILE_TEXTS).map(([name, text]) => [name, () => `\n${text}\n`])),
  'broken base64': () =>
    `Content-Type: application/pdf; name="a.pdf"\nContent-Transfer-Encoding: base64\n\n${'A=*\n'.repeat(KB_300 / 4)}`,
  'parts in parts': () =>
    Array.from(
      { length: 1_000 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
    ).join(''),
  '20,000 parts': () => {
    const part = '--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename="a.txt"\n\na\n'
    return `Content-Type: multipart/mixed; boundary=b\n\n${part.repeat(PARTS)}--b--\n`
  },
  'HTML without ends': () => `Content-Type: text/html\n\n${'<div><style '.repeat(KB_300 / 12)}x`,
}

/** A mail whose reading takes longer than a mail may take, however quiet the machine is. */
export const UNREADABLE = '\n'.repeat(8_000_000)

/** The JSON that a mail service posts. */
export function postedMail(mail: { readonly id: string; readonly to: string; readonly text: string }): string {
  return JSON.stringify({
    MessageID: mail.id,
    FromFull: { Email: 'jo@mail.example', Name: 'Jo' },
    ToFull: [{ Email: mail.to }],
    Subject: mail.id,
    TextBody: mail.text,
    HtmlBody: '<div>'.repeat(10_000),
    Attachments: Array.from({ length: 500 }, () => ({ Name: 'a.pdf', Content: 'A=*', ContentID: '' })),
    Headers: [],
  })
}

/** A mail as a mailbox has it. */
export function mailSource(mail: { readonly id: string; readonly to: string; readonly rest: string }): string {
  return `From: jo@mail.example\nTo: ${mail.to}\nSubject: ${mail.id}\nMessage-ID: <${mail.id}@mail.example>\n${mail.rest}`
}
