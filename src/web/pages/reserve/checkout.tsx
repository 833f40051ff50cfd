import { useActionData, useLoaderData } from 'react-router'
import { CheckoutPage } from '#ui/reservation/checkout-page.tsx'
import type { MetaArgs } from '../../page-meta.ts'
import type { action, loader } from '../../routes/reserve/checkout.ts'
import { useSite } from '../../use-site.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.page.metaTitle ?? '' }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return <CheckoutPage site={useSite()} {...loaderData} faults={actionData ?? null} />
}
