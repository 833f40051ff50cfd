import type { ApiKeyRow, ApiKeysPage } from '../pages/api-keys-page.ts'
import { Badge, Button, Choices, Empty, Fault, Field, PageHeading, Select, Time } from './parts.tsx'

export function ApiKeysView({ fault, made, mayMake, rights, locations, days, documentHref, keys }: ApiKeysPage) {
  return (
    <>
      <PageHeading title="API keys" note="For programs, such as your CRM or the system that holds your stock.">
        <a href={documentHref}>Description for programmers (OpenAPI)</a>
      </PageHeading>
      <Fault text={fault} />
      {made && (
        <section className="card" role="status" aria-labelledby="made-key">
          <h2 id="made-key">The key for {made.name}</h2>
          <p>Copy it now. It is shown this once, and we cannot show it again.</p>
          <code className="secret">{made.token}</code>
        </section>
      )}
      {keys.length === 0 ? (
        <Empty title="No keys yet">
          A key lets a program work with leads or send cars without a person’s password.
        </Empty>
      ) : (
        <ul className="card rows">
          {keys.map((key) => (
            <KeyRow key={key.id} {...key} />
          ))}
        </ul>
      )}
      {mayMake && (
        <form method="post" action="/site/keys" className="card">
          <h2>Make a key</h2>
          <Field label="Name" name="name" hint="The program that uses it. Buyers see it as the sender of its mails." />
          <fieldset>
            <legend>Rights</legend>
            {rights.map(({ value, label, isTicked }) => (
              <label key={value} className="tick">
                <input type="checkbox" name="right" value={value} defaultChecked={isTicked} /> {label}
              </label>
            ))}
          </fieldset>
          {locations.length > 1 && <Choices legend="Locations (none: all)" name="location" choices={locations} />}
          <Select label="Works for" name="days" choices={days} />
          <Button>Make the key</Button>
        </form>
      )}
    </>
  )
}

function KeyRow({ id, name, state, rights, scope, madeBy, made, lastUsed, expires, mayRevoke }: ApiKeyRow) {
  return (
    <li>
      <span>
        <strong>{name}</strong> <Badge tone={state.tone}>{state.text}</Badge>
        <br />
        {rights} · {scope}
        <br />
        <span className="quiet">
          Made <Time at={made} /> by {madeBy} · {lastUsed ? 'last used ' : 'never used'}
          {lastUsed && <Time at={lastUsed} />} · {expires ? 'until ' : 'until it is revoked'}
          {expires && <Time at={expires} />}
        </span>
      </span>
      {mayRevoke && (
        <form method="post" action={`/site/keys/${id}/revoke`}>
          <Button quiet>Revoke</Button>
        </form>
      )}
    </li>
  )
}
