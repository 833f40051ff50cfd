import type { WelcomeConsole, WelcomeDealer, WelcomeTry, WelcomeView } from './welcome-view.ts'

/** The first page that a newcomer opens: the dealers, the console, what to try and where to read on. */
export function WelcomePage({ view }: { readonly view: WelcomeView }) {
  const { dealers, tries, documents, version } = view
  return (
    <>
      <header className="welcome-head">
        <p className="welcome-mark">{version}</p>
        <h1>{headingOf(dealers.length)}</h1>
        <p className="welcome-lead">
          Each dealer has its own address, look and switches. Buyers search and enquire there; the dealer’s staff answer
          in the console. Every car, lead and person here is made up, so try everything.
        </p>
      </header>
      <main>
        <section aria-labelledby="dealers">
          <h2 id="dealers">The dealers</h2>
          <ul className="welcome-dealers">
            {dealers.map((dealer) => (
              <Dealer key={dealer.href} dealer={dealer} />
            ))}
          </ul>
        </section>
        {view.console ? <Console at={view.console} /> : null}
        {tries.length > 0 ? (
          <section aria-labelledby="tries">
            <h2 id="tries">Ten things to try in ten minutes</h2>
            <ol className="welcome-tries">
              {tries.map((each) => (
                <Try key={each.title} one={each} />
              ))}
            </ol>
          </section>
        ) : null}
        <section aria-labelledby="documents">
          <h2 id="documents">Where to read on</h2>
          <p className="quiet">The documents are files in the folder that you started this from.</p>
          <ul className="welcome-documents">
            {documents.map(({ file, text }) => (
              <li key={file}>
                <code>{file}</code>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer className="welcome-foot">Only a demonstration has this page. A production start never shows it.</footer>
    </>
  )
}

function headingOf(count: number): string {
  if (count === 1) return 'One dealer, ready to try'
  return `${['No', 'One', 'Two', 'Three'][count] ?? count} dealers, one platform`
}

function Dealer({ dealer: { name, tagline, href, picture } }: { readonly dealer: WelcomeDealer }) {
  return (
    <li>
      <a href={href}>
        {picture ? (
          <img src={picture} alt="" width="1200" height="800" />
        ) : (
          <span className="welcome-initial" aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        )}
        <span className="welcome-name">{name}</span>
      </a>
      {tagline ? <p>{tagline}</p> : null}
      <p className="welcome-address">{href.replace(/^http:\/\//, '')}</p>
    </li>
  )
}

function Console({ at: { href, picture, staff } }: { readonly at: WelcomeConsole }) {
  return (
    <section aria-labelledby="console" className="welcome-console">
      <div>
        <h2 id="console">The console</h2>
        <p>Where a dealer’s staff work: leads, stock, calendar, feeds and reports.</p>
        <p>
          <a className="button" href={href}>
            Open the console
          </a>{' '}
          <span className="welcome-address">{href.replace(/^http:\/\//, '')}</span>
        </p>
        {staff ? (
          <p>
            Sign in with any of these accounts of {staff.dealer}. The password of all of them is{' '}
            <code className="welcome-password">{staff.password}</code>
          </p>
        ) : null}
        {picture ? <img src={picture} alt="The leads of a dealer in the console" width="1200" height="844" /> : null}
      </div>
      {staff ? (
        <table>
          <caption className="visually-hidden">Accounts of the console</caption>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Sign in as</th>
            </tr>
          </thead>
          <tbody>
            {staff.accounts.map(({ role, email, needsFactor }) => (
              <tr key={email}>
                <th scope="row">{role}</th>
                <td>
                  <code>{email}</code>
                  {needsFactor ? <small> sets up a second factor first</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}

function Try({ one: { title, text, href, label } }: { readonly one: WelcomeTry }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <a href={href}>{label}</a>
    </li>
  )
}
