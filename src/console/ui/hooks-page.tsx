import type { HookRow, HooksPage } from '../pages/hooks-page.ts'
import { Badge, Button, Empty, Fault, Field, PageHeading, Time } from './parts.tsx'

export function HooksView({ fault, notice, made, mayMake, typed, events, endpoints }: HooksPage) {
  return (
    <>
      <PageHeading
        title="Webhooks"
        note="Your CRM hears of each lead and reservation within half a minute. docs/api.md says how to check a call."
      />
      <Fault text={fault} />
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {made && (
        <section className="card" role="status" aria-labelledby="made-secret">
          <h2 id="made-secret">The secret{made.url && ` for ${made.url}`}</h2>
          <p>It signs each call. Copy it now: it is shown this once.</p>
          <code className="secret">{made.secret}</code>
        </section>
      )}
      {endpoints.length === 0 ? (
        <Empty title="No webhooks yet">A webhook tells a system of yours when a lead arrives or changes.</Empty>
      ) : (
        endpoints.map((each) => <Endpoint key={each.id} {...each} mayMake={mayMake} />)
      )}
      {mayMake && (
        <form method="post" action="/site/webhooks" className="card">
          <h2>Add an address</h2>
          <Field
            label="Address"
            name="url"
            value={typed.url}
            hint="It begins with https:// and answers 2xx within 15 seconds."
          />
          <fieldset className="columns">
            <legend>Events</legend>
            {events.map(({ value, label }) => (
              <label key={value} className="tick">
                <input type="checkbox" name="event" value={value} defaultChecked={typed.events.includes(value)} />{' '}
                {label}
              </label>
            ))}
          </fieldset>
          <Button>Add the address</Button>
        </form>
      )}
    </>
  )
}

function Endpoint({
  id,
  url,
  state,
  isPaused,
  events,
  madeBy,
  made,
  latest,
  mayMake,
}: HookRow & { readonly mayMake: boolean }) {
  const at = `/site/webhooks/${id}`
  return (
    <section className="card" aria-labelledby={`hook-${id}`}>
      <h2 id={`hook-${id}`} className="words">
        {url} <Badge tone={state.tone}>{state.text}</Badge>
      </h2>
      <p className="quiet">
        {events} · added <Time at={made} /> by {madeBy}
      </p>
      <div className="toolbar">
        <form method="post" action={`${at}/send`}>
          <Button quiet>Send a test</Button>
        </form>
        <form method="post" action={`${at}/pause`}>
          <Button quiet name="pause" value={isPaused ? 'no' : 'yes'}>
            {isPaused ? 'Start again' : 'Stop'}
          </Button>
        </form>
        {mayMake && (
          <form method="post" action={`${at}/secret`}>
            <Button quiet>Replace the secret</Button>
          </form>
        )}
        <form method="post" action={`${at}/remove`}>
          <Button quiet>Remove</Button>
        </form>
      </div>
      {latest.length > 0 && (
        <ul className="rows" aria-label="Latest calls">
          {latest.map((call) => (
            <li key={call.id}>
              <span>
                {call.href ? <a href={call.href}>{call.what}</a> : call.what} ·{' '}
                <span className="quiet">
                  <Time at={call.at} />
                </span>{' '}
                <Badge tone={call.state.tone}>{call.state.text}</Badge>
                {call.error && <span className="quiet"> {call.error}</span>}
              </span>
              {call.isOver && (
                <form method="post" action={`${at}/send`}>
                  <input type="hidden" name="delivery" value={call.id} />
                  <Button quiet>Send again</Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
