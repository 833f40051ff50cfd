import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Fold, Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, Fault, PageHeading } from '../parts/parts.tsx'
import type { AppointmentPage } from './calendar-values.ts'
import { DayChoice, Times } from './free-times.tsx'

export default definePage<AppointmentPage>({ title: ({ name }) => name, View: AppointmentView })

function AppointmentView(page: AppointmentPage) {
  const { acts } = page
  const action = `/calendar/${page.id}`
  return (
    <>
      <p>
        <a href={page.back}>← Calendar</a>
      </p>
      <PageHeading title={page.name} note={page.title}>
        <Badge tone={page.state.tone}>{page.state.text}</Badge>
      </PageHeading>
      <DoneLine text={page.notice} />
      <Fault text={page.fault} />
      <div className="detail">
        <section className="card" aria-label="Appointment">
          <dl className="facts">
            <dt>When</dt>
            <dd>{page.when}</dd>
            <dt>Where</dt>
            <dd>{page.place}</dd>
            {page.car && (
              <>
                <dt>Car</dt>
                <dd>{page.car}</dd>
              </>
            )}
            {page.phone && (
              <>
                <dt>Phone</dt>
                <dd>
                  <a href={page.phone.href}>{page.phone.text}</a>
                </dd>
              </>
            )}
          </dl>
          {page.conversation && <a href={`/leads/${page.conversation}`}>Open the conversation</a>}
          {(acts.includes('came') || acts.includes('missed')) && (
            <Form method="post" action={`${action}/mark`} className="buttons">
              <Input type="hidden" name="seen" value={page.seen} />
              {acts.includes('came') && (
                <Button name="do" value="came">
                  Attended
                </Button>
              )}
              {acts.includes('missed') && (
                <Button quiet name="do" value="missed">
                  No-show
                </Button>
              )}
            </Form>
          )}
          {acts.includes('cancel') && (
            <Fold>
              <summary>Cancel the appointment</summary>
              <Form method="post" action={`${action}/cancel`} className="stack">
                <Input type="hidden" name="seen" value={page.seen} />
                <p className="quiet">The time is free again, and the person gets a mail.</p>
                <Button quiet>Cancel the appointment</Button>
              </Form>
            </Fold>
          )}
        </section>
        {acts.includes('move') && (
          <section className="card" aria-label="Move">
            <h2>Move</h2>
            <DayChoice times={page.times} action={action} kept={{}} />
            <Form method="post" action={`${action}/move`} className="stack">
              <Input type="hidden" name="seen" value={page.seen} />
              <Input type="hidden" name="location" value={page.times.location} />
              <Input type="hidden" name="on" value={page.times.date} />
              <Times times={page.times} submit="Move and send a mail" />
            </Form>
          </section>
        )}
      </div>
    </>
  )
}
