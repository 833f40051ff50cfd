import { useActionData, useLoaderData } from 'react-router'
import { AlertEndPage } from '#ui/alert/alert-end-page.tsx'
import type { action, loader } from '../../routes/alert/alert-end.ts'

export function meta() {
  return [{ title: 'Stop emails' }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const shown = useLoaderData<typeof loader>()
  return <AlertEndPage view={useActionData<typeof action>() ?? shown} />
}
