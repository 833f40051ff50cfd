import { escaped } from './lead-mail.ts'

/** Plain paragraphs as HTML for a buyer's mail. Addresses become links, so they must be the platform's own. */
export function asMailHtml(blocks: readonly string[], language: string): string {
  const paragraphs = blocks.map((block) => `<p style="white-space:pre-line">${withLinks(escaped(block))}</p>`)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 -apple-system,Segoe UI,Arial,sans-serif;color:#0f172a;max-width:560px;margin:0 auto;padding:16px">
${paragraphs.join('\n')}
</body></html>
`
}

/** Turns addresses into links. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
