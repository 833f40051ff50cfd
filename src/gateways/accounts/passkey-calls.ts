import type { AccountAnswer } from './account-answer.ts'
import type { Auth } from './create-auth.ts'

/** What a browser sends after a person used a passkey: `toJSON` of its credential. */
export interface PasskeyAnswer {
  readonly id: string
}

type AuthenticationResponse = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

/** A passkey that a browser may use: its id, and how the device is reached. */
export interface OfferedPasskey {
  readonly credentialId: string
  readonly transports: readonly string[]
}

/**
 * STAFF-2: making and using passkeys. Each begins with a challenge, a row that its first use deletes and that expires
 * after five minutes; a signed cookie names it, so any process can check the answer.
 */
export function passkeyCalls(auth: Auth) {
  return {
    /** Who typed the right password and owes the second factor; null: no sign-in waits for one. */
    async pendingPerson(headers: Headers): Promise<string | null> {
      return (await auth.api.pendingSignIn({ headers })).personId
    },
    async isPassword(password: string, headers: Headers): Promise<boolean> {
      return (await auth.api.verifyPassword({ body: { password }, headers, asResponse: true })).ok
    },
    /** Options for a browser, as JSON, to make a passkey for the person of the session. */
    async passkeyToMake(headers: Headers): Promise<AccountAnswer<string>> {
      const answer = await auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true })
      return { value: await answer.text(), cookies: answer.headers.getSetCookie() }
    },
    /** Stores a new passkey, which counts once the storage confirms it. Its id, or null if the answer is refused. */
    async addPasskey(response: PasskeyAnswer, name: string, headers: Headers): Promise<string | null> {
      const answer = await auth.api.verifyPasskeyRegistration({ body: { response, name }, headers, asResponse: true })
      if (!answer.ok) return null
      const { id }: { id: string } = await answer.json()
      return id
    },
    /** Options for a browser, as JSON, to use one of these passkeys. */
    async passkeyToUse(passkeys: readonly OfferedPasskey[], headers: Headers): Promise<AccountAnswer<string>> {
      const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true })
      const options: object = await answer.json()
      const allowCredentials = passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        ...(transports.length > 0 ? { transports } : {}),
      }))
      return { value: JSON.stringify({ ...options, allowCredentials }), cookies: answer.headers.getSetCookie() }
    },
    /**
     * Checks the answer of a browser. A sign-in that waits gets its session; a session that is there stays the same
     * one, so that its site and its age do not change.
     */
    async provePasskey(response: PasskeyAnswer, headers: Headers): Promise<AccountAnswer<boolean>> {
      const before = await auth.api.getSession({ headers })
      // Better-auth checks every part of it.
      const body = { response: response as AuthenticationResponse }
      const answer = await auth.api.verifyPasskeyAuthentication({ body, headers, asResponse: true })
      if (!answer.ok) return { value: false, cookies: [] }
      if (before === null) return { value: true, cookies: answer.headers.getSetCookie() }
      const { session }: { session: { token: string } } = await answer.json()
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(session.token)
      return { value: true, cookies: [] }
    },
  }
}
