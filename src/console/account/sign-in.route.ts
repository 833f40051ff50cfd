import { signIn, signOut } from '#operations/staff/sign-in.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import { codeAddress, returnPath } from '../return-path.ts'
import { goOn } from './go-on.ts'
import { signInPage } from './sign-in-page.ts'
import { waitSentence } from './wait-sentence.ts'

/** Sign-in with email and password, and its end (STAFF-2). */
export const routes = {
  'GET /sign-in': async ({ visitor, query }) => {
    const to = returnPath(query.get('to'))
    const notice = NOTICES.find(([name]) => query.has(name))?.[1] ?? null
    return visitor ? { to } : signInPage({ to, notice })
  },
  'POST /sign-in': async (call) => {
    const email = formText(call.form, 'email').toLowerCase()
    const again = { email, to: returnPath(formText(call.form, 'to')), held: formText(call.form, 'held') || null }
    // Sent on by 'Back to sign-in', with the form that waits.
    if (!call.form.has('password')) return signInPage(again)
    const { platform, headers, address } = call
    const result = await signIn(platform, { email, password: formSecret(call.form, 'password'), headers, address })
    const { cookies } = result
    if (!result.ok && result.wait) return { ...signInPage({ ...again, fault: waitSentence(result.wait) }), status: 429 }
    if (!result.ok) return { ...signInPage({ ...again, fault: REFUSED }), status: 400, cookies }
    if (!result.owesFactor) return { ...goOn(call, again), cookies }
    return { ...(again.held ? { to: '/sign-in/code', resends: true } : { to: codeAddress(again.to) }), cookies }
  },
  'POST /sign-out': async ({ platform, visitor, headers, address }) => ({
    to: '/sign-in',
    cookies: await signOut(platform, visitor, headers, address),
  }),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NOTICES = [['reset', 'Your new password is set. Sign in with it.']] as const

const REFUSED = 'Email and password do not match.'
