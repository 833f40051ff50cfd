import { useLoaderData } from 'react-router'
import { OffersPage } from '#ui/offer/offers-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/special-offers.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData, site) : []
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return <OffersPage offers={loaderData} />
}
