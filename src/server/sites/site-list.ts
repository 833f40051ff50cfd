import type { Site } from '#site/site.ts'

/** The page at http://localhost:PORT outside production: every site that this server serves. */
export function siteList(sites: readonly Site[], port: string): string {
  const rows = sites.map((site) => {
    const address = `http://${site.slug}.localhost${port}`
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(site.name)}</a> <code>${escapeHtml(address)}</code></li>`
  })
  return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Forecourt: the sites here</title><style>${CSS}</style></head><body><main><h1>The sites here</h1><ul>${rows.join('')}</ul></main></body></html>`
}

const CSS =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;color:#16191d;margin:0}main{max-width:40rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.75rem;letter-spacing:-.01em}ul{list-style:none;padding:0}li{padding:1rem 0;border-top:1px solid #e2e5ea}a{color:#0b4f8a;font-weight:600;font-size:1.125rem}code{display:block;color:#565f6c;font-size:.9375rem}'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
