import type { ConsolePage, InvitationPage } from '../console-page.ts'
import { Button, Fault, Field } from './parts.tsx'

type Of<Kind extends ConsolePage['kind']> = Extract<ConsolePage, { readonly kind: Kind }>

export function SignInPage({ email, fault, notice, to, held }: Of<'sign-in'>) {
  return (
    <>
      <form method="post" action="/sign-in" className="card narrow">
        <h1>Sign in</h1>
        {notice && <p role="status">{notice}</p>}
        <Fault text={fault} />
        <GoesOn to={to} held={held} />
        <Field label="Email" name="email" type="email" value={email} autoComplete="username" />
        <Field label="Password" name="password" type="password" autoComplete="current-password" />
        <Button>Sign in</Button>
        {held === null ? (
          <WayOn path="/forgotten" text={FORGOTTEN} to={to} held={null} />
        ) : (
          <Button quiet form="forgotten">
            {FORGOTTEN}
          </Button>
        )}
      </form>
      {held !== null && (
        <form id="forgotten" method="post" action="/forgotten">
          <GoesOn to={to} held={held} />
        </form>
      )}
    </>
  )
}

const FORGOTTEN = 'Forgotten your password?'

/** A link to another page of sign-in; with a form that waits, a form that carries it there (STAFF-10). */
function WayOn({ path, text, to, held }: GoesOnProps & { readonly path: string; readonly text: string }) {
  if (held === null)
    return (
      <p>
        <a href={to === '/' ? path : `${path}?${new URLSearchParams({ to })}`}>{text}</a>
      </p>
    )
  return (
    <form method="post" action={path}>
      <GoesOn to={to} held={held} />
      <Button quiet>{text}</Button>
    </form>
  )
}

interface GoesOnProps {
  readonly to: string
  readonly held: string | null
}

/** Where a person goes on who proved who they are, and the form that waits for it. */
export function GoesOn({ to, held }: GoesOnProps) {
  return (
    <>
      {to !== '/' && <input type="hidden" name="to" value={to} />}
      {held !== null && <input type="hidden" name="held" value={held} />}
    </>
  )
}

export function ForgottenPage({ sent, email, to, held }: Of<'forgotten'>) {
  if (sent)
    return (
      <div className="card narrow">
        <h1>Look in your mail</h1>
        <p role="status">If this address has an account, a link is on its way. It works once, for an hour.</p>
        {held !== null && (
          <p>What you were sending waits here. Set the new password, come back to this page and sign in.</p>
        )}
        <WayOn path="/sign-in" text="Back to sign-in" to={to} held={held} />
      </div>
    )
  return (
    <form method="post" action="/forgotten" className="card narrow">
      <h1>Set a new password</h1>
      <p>We mail you a link that works once, for an hour.</p>
      <GoesOn to={to} held={held} />
      <Field label="Email" name="email" type="email" value={email} autoComplete="username" />
      <Button>Send the link</Button>
    </form>
  )
}

const PASSWORD_HINT = '12 characters or more. A few words that do not belong together are good.'

export function ResetPage({ fault }: Of<'reset'>) {
  return (
    <form method="post" className="card narrow">
      <h1>Set a new password</h1>
      <p>This ends every session of your account.</p>
      <Fault text={fault} />
      <Field label="New password" name="password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
      <Button>Set the password</Button>
    </form>
  )
}

export function InvitationForm({ siteName, email, access, hasAccount, name, fault, field }: InvitationPage) {
  const marks = (own: 'name' | 'password') => ({ fault: field === own ? fault : null, hasFocus: field === own })
  return (
    <form method="post" className="card narrow">
      <h1>Join {siteName}</h1>
      <p>
        You are invited as <strong>{email}</strong>.
      </p>
      {access && (
        <dl className="facts">
          <dt>Roles</dt>
          <dd>{access.roleNames}</dd>
          <dt>Places</dt>
          <dd>{access.places}</dd>
        </dl>
      )}
      <Fault text={field === null ? fault : null} />
      {!hasAccount && (
        <>
          <Field label="Your name" name="name" value={name} autoComplete="name" {...marks('name')} />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            {...marks('password')}
          />
        </>
      )}
      <Button>{hasAccount ? 'Join' : 'Make your account'}</Button>
    </form>
  )
}
