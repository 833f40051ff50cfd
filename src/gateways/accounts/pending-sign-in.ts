import type { GenericEndpointContext } from '@better-auth/core'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'

/** The cookie between the password and the second factor, as the two-factor plugin names it. */
const COOKIE = 'two_factor'

/** Says who has typed the right password and owes the second factor. Our code alone calls it: it has no address. */
export const pendingSignIn = {
  id: 'pending-sign-in',
  endpoints: {
    pendingSignIn: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (context) => {
      const pending = await pendingOf(context)
      return { personId: pending?.personId ?? null }
    }),
  },
} satisfies BetterAuthPlugin

/**
 * STAFF-2: the plugin signs a person in with a passkey alone; here it is a second factor. Refuses a passkey without a
 * password just before it or a session, and one of another person. A pending sign-in works once.
 */
export async function asSecondFactor(context: GenericEndpointContext, credentialId: string): Promise<void> {
  const passkey = await context.context.adapter.findOne<{ readonly userId: string }>({
    model: 'passkey',
    where: [{ field: 'credentialID', value: credentialId }],
  })
  const session = await getSessionFromCtx(context)
  if (session) {
    if (session.user.id !== passkey?.userId) throw refusal()
    return
  }
  const pending = await pendingOf(context)
  if (pending === null || pending.personId !== passkey?.userId) throw refusal()
  if (!(await context.context.internalAdapter.consumeVerificationValue(pending.token))) throw refusal()
  expireCookie(context, context.context.createAuthCookie(COOKIE))
}

async function pendingOf(
  context: GenericEndpointContext,
): Promise<{ readonly token: string; readonly personId: string } | null> {
  const { createAuthCookie, secret, internalAdapter } = context.context
  const token = await context.getSignedCookie(createAuthCookie(COOKIE).name, secret)
  const verification = token ? await internalAdapter.findVerificationValue(token) : null
  return token && verification && verification.expiresAt > new Date() ? { token, personId: verification.value } : null
}

function refusal(): Error {
  return new APIError('UNAUTHORIZED', { message: 'This passkey is no second factor of this sign-in.' })
}
