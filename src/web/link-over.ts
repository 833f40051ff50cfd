import { data, redirect } from 'react-router'
import { type RenewedLink, renewLink } from '#operations/renew-link.ts'
import { showPopular } from '#operations/site/show-popular.ts'
import { RENEW } from './renew-act.ts'
import type { RequestContext } from './request-context.ts'

/**
 * H4-4: returns the value of a buyer's link; throws the page of a link that is over if it is null. The page is the same for
 * every link that is none, and offers to mail a new one; `again` is the path where the buyer can start again.
 */
export async function orLinkOver<T>(
  value: T | null,
  context: RequestContext,
  url: URL,
  again: string | null = null,
): Promise<T> {
  if (value !== null) return value
  const linkOver = url.searchParams.has(RENEW) ? 'asked' : 'offered'
  throw data(
    { popular: await showPopular(context), linkOver, again },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Takes the button of that page, and leads to what it says then. */
export async function renewed(context: RequestContext, link: RenewedLink, token: string, url: URL): Promise<Response> {
  await renewLink(context, link, token)
  return redirect(`${url.pathname}?${RENEW}=asked`, { status: 303, headers: { 'Cache-Control': 'no-store' } })
}
