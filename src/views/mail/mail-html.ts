import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import { escaped } from './lead-mail.ts'
import type { MailLook } from './mail-look.ts'

/** A part of a buyer's mail. A text is a paragraph; its addresses become links, so they must be the platform's own. */
export type MailPart =
  | string
  | { readonly kind: 'heading'; readonly text: string }
  /** A date and time that the buyer must not miss. */
  | { readonly kind: 'time'; readonly label: string; readonly text: string }
  | ({ readonly kind: 'car' } & MailCar)
  | { readonly kind: 'steps'; readonly heading: string; readonly steps: readonly string[] }
  | ({ readonly kind: 'place' } & MailPlace)
  | ({ readonly kind: 'person' } & MailPerson)
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }

export interface MailCar {
  readonly title: string
  readonly price: string | null
  readonly url: string
  /** Absolute address of its photo. */
  readonly picture: string | null
  /** P-3: where it is, if at none of the site's locations and with a number of its own. */
  readonly away?: MailPlace | null
}

/** ROUTE-6: who answers. Without a photo the words alone. */
export interface MailPerson {
  readonly words: string
  /** Absolute address of their photo. */
  readonly photo: string | null
}

export interface MailPlace {
  readonly name: string
  readonly address: string
  readonly directions: string
  readonly phone: string
  readonly tel: string
}

/** A10: a buyer's mail as plain text and as HTML in its site's look. Tables and inline styles are what mail programs read. */
export function buyerMail(
  parts: readonly (MailPart | null)[],
  look: MailLook,
): { readonly text: string; readonly html: string } {
  const presentParts = parts.filter((part) => part !== null)
  const { colours, name, language, text, radius } = look
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:${colours.ground}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${colours.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;text-align:left;font:16px/1.5 ${text};color:${colours.ink};background:#ffffff;border:1px solid ${colours.line};border-radius:${radius}px">
<tr><td style="background:${colours.brand};color:${colours.onBrand};padding:20px 28px;border-radius:${radius}px ${radius}px 0 0;${headline(look, 20)}">${escaped(name)}</td></tr>
<tr><td style="padding:12px 28px 28px">
${presentParts.map((part) => partHtml(part, look)).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body></html>
`
  return { text: `${[...presentParts.map(partText), name].join('\n\n')}\n`, html }
}

function partText(part: MailPart): string {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'time':
      return `${part.label}: ${part.text}`
    case 'car':
      return [part.title, part.price, part.url].filter(Boolean).join('\n')
    case 'steps':
      return [part.heading, ...part.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n')
    case 'place':
      return [
        part.name,
        part.address,
        part.phone,
        say(words.directionsDirections, { directions: part.directions }),
      ].join('\n')
    case 'person':
      return part.words
    default:
      return part.text
  }
}

function partHtml(part: MailPart, look: MailLook): string {
  const { colours, radius } = look
  if (typeof part === 'string')
    return `<p style="margin:16px 0 0;white-space:pre-line">${withLinks(part, look.colours.link)}</p>`
  switch (part.kind) {
    case 'heading':
      return `<h1 style="margin:16px 0 0;${headline(look, 26)}">${escaped(part.text)}</h1>`
    case 'time':
      return `<p style="margin:20px 0 0;padding:16px 20px;background:${colours.ground};border-left:4px solid ${colours.brand};border-radius:${radius}px"><span style="color:${colours.muted}">${escaped(part.label)}</span><br><strong style="${headline(look, 21)}">${escaped(part.text)}</strong></p>`
    case 'car':
      return carHtml(part, look)
    case 'steps':
      return `<h2 style="margin:28px 0 0;${headline(look, 18)}">${escaped(part.heading)}</h2>
<ol style="margin:8px 0 0;padding-left:22px">${part.steps.map((step) => `<li style="margin:4px 0">${escaped(step)}</li>`).join('')}</ol>`
    case 'place':
      return placeHtml(part, look)
    case 'person':
      return personHtml(part, look)
    case 'note':
      return `<p style="margin:20px 0 0;font-size:13px;color:${colours.muted}">${withLinks(part.text, colours.link)}</p>`
  }
}

function carHtml({ title, price, url, picture }: MailCar, { colours, radius }: MailLook): string {
  const photo =
    picture === null
      ? ''
      : `<img src="${escaped(picture)}" alt="" width="542" style="display:block;width:100%;max-width:542px;height:auto;border:0;border-radius:${radius}px ${radius}px 0 0">`
  return `<a href="${escaped(url)}" style="display:block;margin:20px 0 0;border:1px solid ${colours.line};border-radius:${radius}px;color:${colours.ink};text-decoration:none">${photo}<span style="display:block;padding:14px 18px"><strong style="font-size:18px">${escaped(title)}</strong>${price === null ? '' : `<br>${escaped(price)}`}</span></a>`
}

function personHtml({ words: said, photo }: MailPerson, look: MailLook): string {
  if (photo === null) return partHtml(said, look)
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:16px 0 0"><tr><td style="width:80px"><img src="${escaped(photo)}" alt="" width="64" height="64" style="display:block;border:0;border-radius:32px;object-fit:cover"></td><td>${escaped(said)}</td></tr></table>`
}

function placeHtml({ name, address, directions, phone, tel }: MailPlace, look: MailLook): string {
  const { colours, radius } = look
  const button = `display:inline-block;margin:12px 8px 0 0;padding:10px 18px;border-radius:${radius}px;text-decoration:none;font-weight:600`
  return `<div style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${colours.line}"><strong style="${headline(look, 18)}">${escaped(name)}</strong><br>${escaped(address)}<br>
<a href="${escaped(tel)}" style="${button};background:${colours.brand};color:${colours.onBrand}">Call ${escaped(phone)}</a><a href="${escaped(directions)}" style="${button};border:1px solid ${colours.muted};color:${colours.ink}">Get directions</a></div>`
}

function headline({ headline, capitals }: MailLook, size: number): string {
  return `font:700 ${size}px/1.25 ${headline}${capitals ? ';text-transform:uppercase' : ''}`
}

/** The text as HTML, in which addresses are links. What ends a sentence is no part of its address. */
export function withLinks(text: string, colour?: string): string {
  // A signed link is longer than a phone is wide.
  const style = ` style="overflow-wrap:anywhere${colour === undefined ? '' : `;color:${colour}`}"`
  const link = (address: string) => `<a href="${escaped(address)}"${style}>${escaped(address)}</a>`
  // The addresses are at odd places.
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
  return parts.map((part, index) => (index % 2 === 1 ? link(part) : escaped(part))).join('')
}
