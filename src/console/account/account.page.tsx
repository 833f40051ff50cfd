import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { topFault } from '../parts/form/form-fault.ts'
import { Button, Fault, Time } from '../parts/parts.tsx'
import type { AccountPage } from './account-values.ts'
import { PasswordField } from './password-field.tsx'

export default definePage<AccountPage>({ title: 'Your account', View: AccountView })

function AccountView(page: AccountPage) {
  const { name, email, sessions } = page
  return (
    <>
      <h1>Your account</h1>
      <section className="card">
        <h2>{name}</h2>
        <p>{email}</p>
      </section>
      <Factors {...page} />
      <Form method="post" action="/account/password" className="card">
        <h2>Password</h2>
        <Fault text={topFault(page)} />
        <PasswordField label="Current password" name="current" wrong={page} />
        <PasswordField
          label="New password"
          name="next"
          wrong={page}
          isNew
          hint="12 characters or more. Your other sessions end."
        />
        <Button>Change the password</Button>
      </Form>
      <section className="card">
        <h2>Where you are signed in</h2>
        <ul className="rows account-rows">
          {sessions.map((session) => (
            <li key={session.id}>
              <span>
                {session.device} <span className="quiet">{session.address}</span>
                <br />
                <span className="quiet">
                  {session.isThis ? 'This browser, used' : 'Last used'} <Time at={session.lastUse} />
                </span>
              </span>
              {!session.isThis && (
                <Form method="post" action={`/account/sessions/${session.id}/end`}>
                  <Button quiet>End</Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** STAFF-2: what the person proves a second factor with. */
function Factors({ hasApp, passkeys, factorFault }: AccountPage) {
  const has = hasApp || passkeys.length > 0
  return (
    <section className="card">
      <h2>Second factor</h2>
      <Fault text={factorFault} />
      {!has && <p>None. Your password alone opens your account.</p>}
      {has && (
        <ul className="rows account-rows">
          {hasApp && (
            <li>
              <span>Authenticator app</span>
              <Form method="post" action="/account/app/remove">
                <Button quiet>
                  Remove<span className="visually-hidden"> the authenticator app</span>
                </Button>
              </Form>
            </li>
          )}
          {passkeys.map(({ id, name, added, lastUsed }) => (
            <li key={id}>
              <span>
                {name} <span className="quiet">passkey</span>
                <br />
                <span className="quiet">
                  Made <Time at={added} />, {lastUsed ? 'last used ' : 'not used yet'}
                  {lastUsed && <Time at={lastUsed} />}
                </span>
              </span>
              <Form method="post" action={`/account/passkeys/${id}/remove`}>
                <Button quiet>
                  Remove<span className="visually-hidden"> the passkey {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/second-factor">
          {!has ? 'Set up a second factor' : hasApp ? 'Add a passkey' : 'Add a passkey or an authenticator app'}
        </a>
      </p>
      {has && (
        <p>
          <a href="/account/recovery-codes">Make new recovery codes</a>
        </p>
      )}
    </section>
  )
}
