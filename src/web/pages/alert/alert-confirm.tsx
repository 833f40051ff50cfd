import { useActionData, useLoaderData } from 'react-router'
import { AlertConfirmPage } from '#ui/alert/alert-confirm-page.tsx'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { action, loader } from '../../routes/alert/alert-confirm.ts'

export function meta() {
  return [{ title: say(words.confirmYourEmails) }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loadedView = useLoaderData<typeof loader>()
  return <AlertConfirmPage view={useActionData<typeof action>() ?? loadedView} />
}
