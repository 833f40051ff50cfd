import { redirect } from 'react-router'
import { YOUR_DATA_PATH } from '#domain/paths.ts'
import { clearLeadCookie } from '../cookies/lead-cookie.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** The page is the same for everybody: what a browser keeps, only that browser knows (LAW-4). */
export function loader() {
  return null
}

/** Clears the receipt of an enquiry, a cookie that only the server can (ROUTE-6); with and without JavaScript. */
export async function action(args: RouteArgs) {
  throw redirect(YOUR_DATA_PATH, { status: 303, headers: { 'Set-Cookie': await clearLeadCookie(contextOf(args)) } })
}
