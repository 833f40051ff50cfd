import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { marksOf, topFault } from '../parts/form/form-fault.ts'
import { Badge, Button, Choices, Empty, Fault, Field, PageHeading, Time } from '../parts/parts.tsx'
import type { HookRow, HooksPage } from './hooks-values.ts'

export default definePage<HooksPage>({ title: 'Webhooks', View: HooksView })

function HooksView({ notice, made, mayMake, typed, events, endpoints, ...wrong }: HooksPage) {
  return (
    <>
      <PageHeading title="Webhooks" note="Your CRM hears of each lead and reservation within half a minute." />
      <Fault text={topFault(wrong)} />
      <DoneLine text={notice} />
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
        <Form method="post" action="/site/webhooks" className="card">
          <h2>Add an address</h2>
          <Field
            label="Address"
            name="url"
            value={typed.url}
            hint="It begins with https:// and answers within 15 seconds."
            missing="Write the whole address, such as https://crm.example/forecourt."
            {...marksOf(wrong, 'url')}
          />
          <Choices
            legend="Events"
            name="event"
            choices={events}
            chosen={typed.events}
            isLong
            {...marksOf(wrong, 'event')}
          />
          <Button>Add the address</Button>
        </Form>
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
        <Form method="post" action={`${at}/send`}>
          <Button quiet>Send a test</Button>
        </Form>
        <Form method="post" action={`${at}/pause`}>
          <Button quiet name="pause" value={isPaused ? 'no' : 'yes'}>
            {isPaused ? 'Start again' : 'Stop'}
          </Button>
        </Form>
        {mayMake && (
          <Form method="post" action={`${at}/secret`}>
            <Button quiet>Replace the secret</Button>
          </Form>
        )}
        <Form method="post" action={`${at}/remove`}>
          <Button quiet>Remove</Button>
        </Form>
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
                <Form method="post" action={`${at}/send`}>
                  <Input type="hidden" name="delivery" value={call.id} />
                  <Button quiet>Send again</Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
