import { sameSitePath } from './same-site-path.ts'
import { HOME_OF_TYPE, type SignInType, signInType } from './sign-in-type.ts'

/** ROUTE-5: the parameters of a sign-in: its purpose, the page after it, and the page to return to instead. */
export interface SignInAddress {
  readonly type: SignInType
  /** A path of the same site. */
  readonly redirect: string
  /** A path of the same site; null if the visitor came from no page. */
  readonly back: string | null
}

export const SIGN_IN_PATH = '/sign-in'
/** The second step, which asks for the code. */
export const SIGN_IN_CODE_PATH = `${SIGN_IN_PATH}/code`

/** ROUTE-5: parses the parameters. Paths to other sites, and to the sign-in itself, are ignored. */
export function readSignInAddress(params: URLSearchParams): SignInAddress {
  const type = signInType(params.get('type'))
  return {
    type,
    redirect: pagePath(params.get('redirect')) ?? HOME_OF_TYPE[type],
    back: pagePath(params.get('back')),
  }
}

/** Address of a step of the sign-in. */
export function signInPath({ type, redirect, back }: SignInAddress, step: string = SIGN_IN_PATH): string {
  const params = new URLSearchParams({ type, redirect })
  if (back !== null) params.set('back', back)
  return `${step}?${params}`
}

function pagePath(text: string | null): string | null {
  const path = sameSitePath(text)
  return path === null || /^\/+sign-in\b/i.test(path) ? null : path
}
