import { useActionData, useLoaderData } from 'react-router'
import { SignInPage } from '#ui/sign-in/sign-in-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import type { action, loader } from '../routes/sign-in.ts'

export function meta({ site }: MetaArgs<typeof loader>) {
  return [{ title: `Sign in | ${site?.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return <SignInPage {...loaderData} fault={actionData ?? null} />
}
