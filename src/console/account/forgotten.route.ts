import { knownDevice } from '#operations/staff/known-device.ts'
import { askReset, resetPassword } from '#operations/staff/sign-in.ts'
import { tryWait } from '#operations/staff/try-wait.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import { returnPath } from '../return-path.ts'
import { typedPage } from '../shown.ts'
import type { ForgottenPage, ResetPage } from './account-values.ts'
import { waitSentence } from './wait-sentence.ts'

/** STAFF-2: a new password by a mailed link. */
export const routes = {
  'GET /forgotten': async ({ query }) => forgottenPage({ to: returnPath(query.get('to')) }),
  'POST /forgotten': async ({ platform, form, headers, address }) => {
    const email = formText(form, 'email')
    const fields = { email, to: returnPath(formText(form, 'to')), held: formText(form, 'held') || null }
    // Sent on by sign-in, with the form that waits.
    if (!form.has('email')) return forgottenPage(fields)
    const device = knownDevice(platform, email, headers)
    const wait = await tryWait(platform, { at: 'reset', account: email, address, device })
    if (wait === null) askReset(platform, email)
    return forgottenPage({ ...fields, sent: true })
  },
  'GET /reset/:token': async () => ({
    page: typedPage<ResetPage>({ kind: 'reset', fault: null, field: null }),
  }),
  'POST /reset/:token': async ({ platform, params, form, address }) => {
    const wait = await tryWait(platform, { at: 'link', account: address, address })
    const wrong =
      wait === null
        ? await resetPassword(platform, params.token ?? '', formSecret(form, 'password'), address)
        : { fault: waitSentence(wait), field: null }
    return wrong ? { page: typedPage<ResetPage>({ kind: 'reset', ...wrong }), status: 400 } : { to: '/sign-in?reset' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function forgottenPage({ sent = false, email = '', to = '/', held = null }: Partial<ForgottenPage>) {
  return { page: typedPage<ForgottenPage>({ kind: 'forgotten', sent, email, to, held }) } as const
}
