import type { Car } from '#domain/car/car.ts'
import { carPictures } from '#domain/car/car-picture.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { siteAddress } from '#domain/lead/site-address.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import { type PriceOptions, priceDisplay, priceLines } from '../card/price-display.ts'
import { escaped } from './lead-mail.ts'
import { withLinks } from './mail-html.ts'

/** INBOX-7: a car as a mail shows it. */
export interface MailCarCard {
  readonly title: string
  /** '$52,990 drive away' with the second price after it (INTAKE-8), or the site's text without a price. */
  readonly price: string
  readonly url: string
  readonly picture: string | null
}

export interface ReplySite {
  readonly name: string
  readonly region: RegionCode
  readonly card: PriceOptions
}

/** INBOX-7: title, price with its type, photo and address of a car, as they are now. */
export function carCard(car: Car, { card }: ReplySite, origin: string): MailCarCard {
  const picture = carPictures(car)[0]?.src ?? null
  return {
    title: fullTitle(car),
    price: priceLines(priceDisplay(car, card)).join(' · '),
    url: siteAddress(`/cars/${encodeURIComponent(car.slug)}`, origin),
    picture: picture === null ? null : new URL(picture, origin).href,
  }
}

/** INBOX-7: what a person wrote, the cars and the signature, as text and as HTML. */
export function replyMail({
  text,
  cards,
  signature,
  site,
}: {
  readonly text: string
  readonly cards: readonly MailCarCard[]
  readonly signature: string
  readonly site: ReplySite
}): { readonly body: string; readonly html: string } {
  const asText = cards.map(({ title, price, url }) => `${title}\n${price}\n${url}`)
  const html = [paragraph(text), ...cards.map(cardHtml), paragraph(signature)]
  return {
    body: `${[text, ...asText, signature].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${REGIONS[site.region].locale}"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 -apple-system,Segoe UI,Arial,sans-serif;color:#0f172a;max-width:560px;padding:16px">
${html.join('\n')}
</body></html>
`,
  }
}

function paragraph(text: string): string {
  return `<p style="white-space:pre-line">${withLinks(text)}</p>`
}

function cardHtml({ title, price, url, picture }: MailCarCard): string {
  const photo = picture
    ? `<img src="${escaped(picture)}" alt="" width="320" style="display:block;max-width:100%;height:auto;border-radius:8px">`
    : ''
  return `<p><a href="${escaped(url)}" style="color:inherit;text-decoration:none">${photo}<strong>${escaped(title)}</strong></a><br>${escaped(price)}</p>`
}
