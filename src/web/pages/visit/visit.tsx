import { useActionData, useLoaderData } from 'react-router'
import { VisitPage } from '#ui/visit/visit-page.tsx'
import type { MetaArgs } from '../../page-meta.ts'
import type { action, loader } from '../../routes/visit/visit.ts'
import { useSite } from '../../use-site.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: loaderData?.heading ?? '' },
    { name: 'robots', content: 'noindex' },
    // Other sites must not learn the address, which is the buyer's secret.
    { name: 'referrer', content: 'same-origin' },
  ]
}

export function Component() {
  const loadedVisit = useLoaderData<typeof loader>()
  return <VisitPage site={useSite()} visit={useActionData<typeof action>() ?? loadedVisit} />
}
