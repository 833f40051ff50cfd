import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { marksOf, topFault } from '../parts/form/form-fault.ts'
import { Badge, Button, Choices, Empty, Fault, Field, PageHeading, Select, Time } from '../parts/parts.tsx'
import type { ApiKeyRow, ApiKeysPage } from './api-keys-values.ts'

export default definePage<ApiKeysPage>({ title: 'API keys', View: ApiKeysView })

function ApiKeysView({ made, mayMake, rights, locations, days, documentHref, keys, ...wrong }: ApiKeysPage) {
  return (
    <>
      <PageHeading title="API keys" note="For programs, such as your CRM or the system that holds your stock.">
        <a href={documentHref}>Description for programmers (OpenAPI)</a>
      </PageHeading>
      <Fault text={topFault(wrong)} />
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
        <Form method="post" action="/site/keys" className="card">
          <h2>Make a key</h2>
          <Field
            label="Name"
            name="name"
            hint="The program that uses it. Buyers see it as the sender of its mails."
            missing="Give the key a name, such as the program that uses it."
            {...marksOf(wrong, 'name')}
          />
          <Choices
            legend="Rights"
            name="right"
            choices={rights}
            chosen={rights.filter(({ isTicked }) => isTicked).map(({ value }) => value)}
            {...marksOf(wrong, 'right')}
          />
          {locations.length > 1 && (
            <Choices
              legend="Locations (none: all)"
              name="location"
              choices={locations}
              {...marksOf(wrong, 'location')}
            />
          )}
          <Select label="Works for" name="days" choices={days} {...marksOf(wrong, 'days')} />
          <Button>Make the key</Button>
        </Form>
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
        <Form method="post" action={`/site/keys/${id}/revoke`}>
          <Button quiet>Revoke</Button>
        </Form>
      )}
    </li>
  )
}
