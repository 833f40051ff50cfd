import { useActionData, useLoaderData } from 'react-router'
import { SignInPage } from '#ui/sign-in/sign-in-page.tsx'
import { say } from '#words/say.ts'
import * as words from '#words/sign-in.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { action, loader } from '../routes/sign-in.ts'

export function meta({ site }: MetaArgs<typeof loader>) {
  return [{ title: say(words.signInValue, { value: site?.name ?? '' }) }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return <SignInPage {...loaderData} fault={actionData ?? null} />
}
