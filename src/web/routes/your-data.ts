import { redirect } from 'react-router'
import { YOUR_DATA_PATH } from '#domain/paths.ts'
import { clearLeadCookie } from '../cookies/lead-cookie.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** No data: the page is the same for everyone, and lists what the browser itself has stored (LAW-4). */
export function loader() {
  return null
}

/** Clears the cookie of an enquiry's receipt, which scripts cannot (ROUTE-6). Called with and without JavaScript. */
export async function action(args: RouteArgs) {
  throw redirect(YOUR_DATA_PATH, { status: 303, headers: { 'Set-Cookie': await clearLeadCookie(contextOf(args)) } })
}
