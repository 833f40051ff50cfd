import { formatPhone, telHref } from '#domain/lead/phone.ts'
import type { Site } from '#site/site.ts'

/**
 * O-B5: the page after a failure that took the dealer's frame with it, such as a form sent while the database is away.
 * Its numbers are from the site's own configuration, so nothing that may have failed is asked.
 * A site that masks its numbers shows them here too: a reveal asks the server, which has just failed.
 */
export function failurePage({ name, locations, region }: Pick<Site, 'name' | 'locations' | 'region'>): string {
  const numbers = locations.map((place) => {
    const href = escapeHtml(telHref(place.phone, region))
    return `<li>${escapeHtml(place.name)}: <a href="${href}">${escapeHtml(formatPhone(place.phone, region))}</a></li>`
  })
  return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong on our side</title><style>${CSS}</style></head><body><main><p>${escapeHtml(name)}</p><h1>Something went wrong on our side</h1><p>It’s not your fault. What you sent did not reach us. Please go back and try again in a minute, or call us:</p><ul>${numbers.join('')}</ul><p><a href="/">Back to the home page</a></p></main></body></html>`
}

const CSS =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;color:#16191d;margin:0}main{max-width:40rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid #e2e5ea}a{color:#0b4f8a;font-weight:600}'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
