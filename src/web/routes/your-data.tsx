import { redirect } from 'react-router'
import { YOUR_DATA_PATH } from '#domain/paths.ts'
import { fromPayload } from '#rendering/payload.ts'
import { YourDataPage } from '#ui/your-data/your-data-page.tsx'
import type { SiteView } from '#views/site/site-view.ts'
import { clearLeadCookie } from '../cookies/lead-cookie.ts'
import { contextOf } from '../middleware/request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/your-data.ts'

/** The page is the same for everybody: what a browser keeps, only that browser knows (LAW-4). */
export function loader() {
  return null
}

/** Clears the receipt of an enquiry, a cookie that only the server can (ROUTE-6); with and without JavaScript. */
export async function action(args: Route.ActionArgs) {
  throw redirect(YOUR_DATA_PATH, { status: 303, headers: { 'Set-Cookie': await clearLeadCookie(contextOf(args)) } })
}

export function meta({ matches }: Route.MetaArgs) {
  const [root] = matches
  return [
    { title: `What this browser keeps | ${root.loaderData ? fromPayload<SiteView>(root.loaderData).name : ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function YourDataRoute() {
  return <YourDataPage site={useSite()} onForgetReceipt={forgetReceipt} />
}

async function forgetReceipt(): Promise<void> {
  try {
    await fetch(YOUR_DATA_PATH, { method: 'POST', body: new URLSearchParams() })
  } catch {
    // The server cannot be reached: the cookie ends by itself within the hour.
  }
}
