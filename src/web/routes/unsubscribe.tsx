import { data } from 'react-router'
import { endMarketing, showMarketing } from '#operations/person/end-marketing.ts'
import { UnsubscribePage } from '#ui/unsubscribe/unsubscribe-page.tsx'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFound } from '../or-not-found.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/unsubscribe.ts'

/** LAW-4: asks; only the POST changes anything. */
export async function loader(args: Route.LoaderArgs) {
  const { platform, site } = contextOf(args)
  return data(orNotFound(await showMarketing(platform, site, args.params.lead)), { headers: NEVER_KEPT })
}

/** LAW-4: ends the messages, for the page's own button and for a mail reader's one click, which follows no redirect. */
export async function action(args: Route.ActionArgs) {
  const { platform, site } = contextOf(args)
  return data(orNotFound(await endMarketing(platform, site, args.params.lead)), { headers: NEVER_KEPT })
}

export function headers() {
  return NEVER_KEPT
}

export function meta() {
  return [{ title: 'Unsubscribe' }, { name: 'robots', content: 'noindex' }]
}

export default function UnsubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage siteName={useSite().name} {...(actionData ?? loaderData)} />
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' }
