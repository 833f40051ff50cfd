import { createCookie } from 'react-router'
import { z } from 'zod'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import type { RequestContext } from '../middleware/request-context.ts'

/** What the browser that sent a lead remembers of it, signed, so that `/success` is its own (ROUTE-6). */
export type LeadReceipt = z.output<typeof receiptSchema>

/** The Set-Cookie header of a lead just acknowledged. */
export function writeLeadCookie(context: CookieContext, receipt: LeadReceipt): Promise<string> {
  return leadCookie(context).serialize(receipt)
}

/** The lead that this browser sent within the last hour, or null: none, another site's, forged or too old. */
export async function readLeadCookie(context: CookieContext, request: Request): Promise<LeadReceipt | null> {
  const value: unknown = await leadCookie(context).parse(request.headers.get('Cookie'))
  const receipt = receiptSchema.safeParse(value)
  return receipt.success && receipt.data.site === context.site.slug ? receipt.data : null
}

/** The Set-Cookie header that ends the receipt at once, for a visitor who wants it gone. */
export function clearLeadCookie(context: CookieContext): Promise<string> {
  return leadCookie(context).serialize('', { maxAge: 0 })
}

type CookieContext = Pick<RequestContext, 'origin' | 'cookieSecret'> & { readonly site: { readonly slug: string } }

const receiptSchema = z.object({
  /** The site that gave the cookie: hosts may share a parent domain, leads never do (SITE-1). */
  site: z.string(),
  leadId: z.string(),
  category: z.enum(LEAD_CATEGORIES),
  carId: z.string().nullable(),
  /** FORM-12. */
  event: z.number().nullable(),
})

const AN_HOUR_S = 3600

function leadCookie({ origin, cookieSecret }: CookieContext) {
  return createCookie('lead', {
    secrets: [cookieSecret],
    httpOnly: true,
    sameSite: 'lax',
    // Plain http is for a developer's own machine; a Secure cookie would be lost there.
    secure: !origin.startsWith('http:'),
    path: '/',
    maxAge: AN_HOUR_S,
  })
}
