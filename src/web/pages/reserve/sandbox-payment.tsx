import { useActionData, useLoaderData } from 'react-router'
import { SandboxPage } from '#ui/reservation/sandbox-page.tsx'
import * as words from '#words/reserve.ts'
import { say } from '#words/say.ts'
import type { action, loader } from '../../routes/reserve/sandbox-payment.ts'

export function meta() {
  return [{ title: say(words.sandboxPaymentNoMoney) }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return <SandboxPage {...loaderData} declined={actionData?.reason ?? null} />
}
