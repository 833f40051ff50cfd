import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of signing in, and of a person's account. */
export const ACCOUNT_ROUTES = [
  { method: 'GET', path: '/sign-in', module: 'account/sign-in', access: 'anyone' },
  { method: 'POST', path: '/sign-in', module: 'account/sign-in', access: 'anyone' },
  { method: 'GET', path: '/sign-in/code', module: 'account/code', access: 'anyone' },
  { method: 'POST', path: '/sign-in/code', module: 'account/code', access: 'anyone' },
  { method: 'GET', path: '/forgotten', module: 'account/forgotten', access: 'anyone' },
  { method: 'POST', path: '/forgotten', module: 'account/forgotten', access: 'anyone' },
  { method: 'GET', path: '/reset/:token', module: 'account/forgotten', access: 'anyone' },
  { method: 'POST', path: '/reset/:token', module: 'account/forgotten', access: 'anyone' },
  { method: 'GET', path: '/invitation/:token', module: 'account/invitation', access: 'anyone' },
  { method: 'POST', path: '/invitation/:token', module: 'account/invitation', access: 'anyone' },
  { method: 'POST', path: '/sign-out', module: 'account/sign-in', access: 'anyone' },
  { method: 'GET', path: '/second-factor', module: 'account/second-factor', access: 'person' },
  { method: 'POST', path: '/second-factor', module: 'account/second-factor', access: 'person' },
  {
    method: 'GET',
    path: '/account',
    module: 'account/account',
    access: 'person',
    place: {
      in: 'You',
      label: 'Your account',
      note: 'Password, second factor, and where you are signed in.',
      words: 'profile passkey authenticator two-factor sessions security',
    },
    acts: [{ label: 'Change your password', words: 'password new password account' }],
  },
  { method: 'POST', path: '/account/password', module: 'account/account', access: 'person' },
  { method: 'POST', path: '/account/sessions/:id/end', module: 'account/account', access: 'person' },
  { method: 'POST', path: '/account/passkeys/:id/remove', module: 'account/account', access: 'person' },
  { method: 'POST', path: '/account/app/remove', module: 'account/account', access: 'person' },
  { method: 'GET', path: '/account/recovery-codes', module: 'account/recovery-codes', access: 'person' },
  { method: 'POST', path: '/account/recovery-codes', module: 'account/recovery-codes', access: 'person' },
  { method: 'GET', path: '/sites', module: 'account/sites', access: 'person' },
  { method: 'POST', path: '/sites', module: 'account/sites', access: 'person' },
] as const satisfies readonly ConsoleRoute[]
