import type { AccountPage, SitesPage } from '../console-page.ts'
import { Button, Fault, Field, Time } from './parts.tsx'

export function AccountView(page: AccountPage) {
  const { name, email, fault, sessions } = page
  return (
    <>
      <h1>Your account</h1>
      <section className="card">
        <h2>{name}</h2>
        <p>{email}</p>
      </section>
      <Factors {...page} />
      <form method="post" action="/account/password" className="card">
        <h2>Password</h2>
        <Fault text={fault} />
        <Field label="Current password" name="current" type="password" autoComplete="current-password" />
        <Field
          label="New password"
          name="next"
          type="password"
          autoComplete="new-password"
          hint="12 characters or more. Your other sessions end."
        />
        <Button>Change the password</Button>
      </form>
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
                <form method="post" action={`/account/sessions/${session.id}/end`}>
                  <Button quiet>End</Button>
                </form>
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
              <form method="post" action="/account/app/remove">
                <Button quiet>
                  Remove<span className="visually-hidden"> the authenticator app</span>
                </Button>
              </form>
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
              <form method="post" action={`/account/passkeys/${id}/remove`}>
                <Button quiet>
                  Remove<span className="visually-hidden"> the passkey {name}</span>
                </Button>
              </form>
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

export function SitesView({ sites, visits, fault }: SitesPage) {
  return (
    <>
      <h1>Choose a site</h1>
      <Fault text={fault} />
      {sites.length === 0 && visits === null && <p>You are not a member of a site. Ask an owner to invite you.</p>}
      {sites.length > 0 && (
        <form method="post" action="/sites" className="card">
          <h2>Your sites</h2>
          {sites.map(({ slug, name }) => (
            <Button key={slug} quiet name="site" value={slug}>
              {name}
            </Button>
          ))}
        </form>
      )}
      {visits && (
        <form method="post" action="/sites" className="card">
          <h2>Visit a dealer’s site</h2>
          <p>A visit lasts an hour. The dealer sees it, and your reason, in the audit log.</p>
          <div className="field">
            <label htmlFor="visit-site">Site</label>
            <select id="visit-site" name="site">
              {visits.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Field label="Reason" name="reason" hint="Such as the number of the dealer’s request." />
          <Button>Enter</Button>
        </form>
      )}
    </>
  )
}
