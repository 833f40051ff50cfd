import { escaped } from './lead-mail.ts'

/** A buyer's mail of plain paragraphs as HTML; the addresses in them must be the platform's own, as they become links. */
export function asMailHtml(blocks: readonly string[], language: string): string {
  const paragraphs = blocks.map((block) => `<p style="white-space:pre-line">${withLinks(escaped(block))}</p>`)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 -apple-system,Segoe UI,Arial,sans-serif;color:#0f172a;max-width:560px;margin:0 auto;padding:16px">
${paragraphs.join('\n')}
</body></html>
`
}

/** The addresses in these texts are the platform's own. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
