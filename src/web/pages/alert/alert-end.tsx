import { useActionData, useLoaderData } from 'react-router'
import { AlertEndPage } from '#ui/alert/alert-end-page.tsx'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { action, loader } from '../../routes/alert/alert-end.ts'

export function meta() {
  return [{ title: say(words.stopEmails) }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loadedView = useLoaderData<typeof loader>()
  return <AlertEndPage view={useActionData<typeof action>() ?? loadedView} />
}
