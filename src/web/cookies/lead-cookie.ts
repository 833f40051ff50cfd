import { createCookie } from 'react-router'
import { z } from 'zod'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import type { RequestContext } from '../request-context.ts'

/** Signed cookie of the browser that sent a lead, so that only it sees that lead's `/success` (ROUTE-6). */
export type LeadReceipt = z.output<typeof receiptSchema>

/** Set-Cookie header for a stored lead. */
export function writeLeadCookie(context: CookieContext, receipt: LeadReceipt): Promise<string> {
  return leadCookie(context).serialize(receipt)
}

/**
 * The lead that this browser sent within the last hour; null if there is none, or the cookie is another site's, forged
 * or too old.
 */
export async function readLeadCookie(context: CookieContext, request: Request): Promise<LeadReceipt | null> {
  const value: unknown = await leadCookie(context).parse(request.headers.get('Cookie'))
  const receipt = receiptSchema.safeParse(value)
  return receipt.success && receipt.data.site === context.site.slug ? receipt.data : null
}

/** Set-Cookie header that deletes the receipt. */
export function clearLeadCookie(context: CookieContext): Promise<string> {
  return leadCookie(context).serialize('', { maxAge: 0 })
}

type CookieContext = Pick<RequestContext, 'origin' | 'cookieSecret'> & { readonly site: { readonly slug: string } }

const receiptSchema = z.object({
  /** The site that set the cookie, since hosts may share a parent domain (SITE-1). */
  site: z.string(),
  leadId: z.string(),
  category: z.enum(LEAD_CATEGORIES),
  carId: z.string().nullable(),
  /** FORM-12. */
  event: z.number().nullable(),
})

const AN_HOUR_S = 3600

function leadCookie({ origin, cookieSecret }: CookieContext) {
  // Not Secure over plain http, which is for a developer's machine and would drop the cookie.
  const secure = !origin.startsWith('http:')
  // With '__Host-' browsers refuse a cookie set by another host under the same parent domain.
  return createCookie(secure ? '__Host-lead' : 'lead', {
    secrets: [cookieSecret],
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: AN_HOUR_S,
  })
}
