import { useActionData, useLoaderData } from 'react-router'
import { AlertConfirmPage } from '#ui/alert/alert-confirm-page.tsx'
import type { action, loader } from '../../routes/alert/alert-confirm.ts'

export function meta() {
  return [{ title: 'Confirm your emails' }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const shown = useLoaderData<typeof loader>()
  return <AlertConfirmPage view={useActionData<typeof action>() ?? shown} />
}
