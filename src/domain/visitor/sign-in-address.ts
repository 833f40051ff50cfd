import { sameSitePath } from './same-site-path.ts'
import { HOME_OF_TYPE, type SignInType, signInType } from './sign-in-type.ts'

/** What the address of a sign-in says (ROUTE-5): what for, where to go after it, and where to go instead. */
export interface SignInAddress {
  readonly type: SignInType
  /** A path of the same site. */
  readonly redirect: string
  /** The same; null where nobody came from. */
  readonly back: string | null
}

export const SIGN_IN_PATH = '/sign-in'
/** Its second step. */
export const SIGN_IN_CODE_PATH = `${SIGN_IN_PATH}/code`

/** ROUTE-5: reads the address; what does not lead to a page of the same site is left out, and so is the sign-in itself. */
export function readSignInAddress(params: URLSearchParams): SignInAddress {
  const type = signInType(params.get('type'))
  return {
    type,
    redirect: pagePath(params.get('redirect')) ?? HOME_OF_TYPE[type],
    back: pagePath(params.get('back')),
  }
}

/** The address of a step of the sign-in. */
export function signInPath({ type, redirect, back }: SignInAddress, step: string = SIGN_IN_PATH): string {
  const params = new URLSearchParams({ type, redirect })
  if (back !== null) params.set('back', back)
  return `${step}?${params}`
}

function pagePath(text: string | null): string | null {
  const path = sameSitePath(text)
  return path === null || /^\/+sign-in\b/i.test(path) ? null : path
}
