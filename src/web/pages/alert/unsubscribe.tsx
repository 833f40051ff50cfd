import { useActionData, useLoaderData } from 'react-router'
import { UnsubscribePage } from '#ui/unsubscribe/unsubscribe-page.tsx'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { action, loader } from '../../routes/alert/unsubscribe.ts'
import { useSite } from '../../use-site.ts'

export function meta() {
  return [{ title: say(words.unsubscribe) }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return <UnsubscribePage siteName={useSite().name} {...(actionData ?? loaderData)} />
}
