/** What a passkey answered, for the server; or why there is no answer, for the person. */
type Asked = { readonly ok: true; readonly answer: string } | { readonly ok: false; readonly sentence: string }

/** STAFF-2: asks the browser to make or use a passkey. `options`: as the server wrote them. */
export async function askPasskey(options: string): Promise<Asked> {
  try {
    return { ok: true, answer: JSON.stringify(await ask(JSON.parse(options))) }
  } catch (error) {
    // A person cancelled, or the device has it already: no bug of ours.
    const isThere = error instanceof DOMException && error.name === 'InvalidStateError'
    return { ok: false, sentence: isThere ? 'This device has a passkey for your account already.' : NOT_USED }
  }
}

const NOT_USED = 'The passkey was not used: it was cancelled, took too long, or is not on this device. Try again.'

interface Listed {
  readonly id: string
}

/** Options as the server writes them: bytes are text in base64url. Options with a user make a passkey. */
interface Options {
  readonly challenge: string
  readonly user?: Listed
  readonly excludeCredentials?: readonly Listed[]
  readonly allowCredentials?: readonly Listed[]
}

/** The browser's own conversions (`parseRequestOptionsFromJSON`, `toJSON`) are missing in Safari before 18.4. */
async function ask({ user, excludeCredentials = [], allowCredentials = [], ...options }: Options): Promise<object> {
  const challenge = bytesOf(options.challenge)
  const publicKey = user
    ? { ...options, challenge, user: { ...user, id: bytesOf(user.id) }, excludeCredentials: listOf(excludeCredentials) }
    : { ...options, challenge, allowCredentials: listOf(allowCredentials) }
  const credential = user
    ? await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions })
    : await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions })
  const { id, rawId, type, response } = credential as PublicKeyCredential
  return { id, rawId: base64Url(rawId), type, clientExtensionResults: {}, response: responseOf(response) }
}

function responseOf(response: AuthenticatorResponse): object {
  const clientDataJSON = base64Url(response.clientDataJSON)
  if (response instanceof AuthenticatorAttestationResponse) {
    const { attestationObject } = response
    return {
      clientDataJSON,
      attestationObject: base64Url(attestationObject),
      transports: response.getTransports?.() ?? [],
    }
  }
  const { authenticatorData, signature } = response as AuthenticatorAssertionResponse
  return { clientDataJSON, authenticatorData: base64Url(authenticatorData), signature: base64Url(signature) }
}

function listOf(listed: readonly Listed[]): readonly object[] {
  return listed.map((each) => ({ ...each, id: bytesOf(each.id) }))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
