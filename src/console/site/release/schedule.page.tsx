import { definePage } from '../../page-modules.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Field, PageHeading, Time } from '../../parts/parts.tsx'
import { Warnings } from '../studio/checks/warnings.tsx'
import { Crumbs, DraftBar } from '../studio/draft-bar.tsx'
import { Refused } from '../studio/refused.tsx'
import type { SchedulePage } from './schedule-values.ts'

export default definePage<SchedulePage>({ title: 'Schedule', View: ScheduleView })

function ScheduleView({ bar, zone, scheduled, closed, startsAt, endsAt, faults, warnings, seen }: SchedulePage) {
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  return (
    <>
      <DraftBar bar={bar} to={`${at}/schedule`} />
      <Crumbs
        links={[
          { href: at, label: 'All parts' },
          { href: `${at}/changes`, label: 'Changes' },
        ]}
      />
      <PageHeading
        title="Schedule"
        note={`All changes of the draft go live together. Times are in the site’s zone, ${zone}.`}
      />
      <Refused title="Nothing is scheduled yet:" faults={faults} />
      {scheduled !== null ? (
        <NowScheduled at={at} scheduled={scheduled} />
      ) : closed !== null ? (
        <p className="card">{closed}</p>
      ) : (
        <Form method="post" action={`${at}/schedule`} className="card studio-form">
          <Input type="hidden" name="seen" value={seen} />
          <Field
            label="Goes live"
            name="startsAt"
            type="datetime-local"
            missing="Choose when it goes live."
            {...typed(startsAt)}
          />
          <Field
            label="Ends (optional)"
            name="endsAt"
            type="datetime-local"
            hint="Then its changes are taken back, and what others published meanwhile stays."
            required={false}
            {...typed(endsAt)}
          />
          <Warnings title="Schedule all the same" warnings={warnings} />
          <Button>Schedule</Button>
        </Form>
      )}
    </>
  )
}

function typed({ value, fault }: SchedulePage['startsAt']) {
  return { value, fault, hasFocus: fault !== null }
}

interface NowScheduledProps {
  readonly at: string
  readonly scheduled: NonNullable<SchedulePage['scheduled']>
}

function NowScheduled({ at, scheduled: { id, startsAt, endsAt, by, isLive } }: NowScheduledProps) {
  return (
    <section className="card studio-form" aria-label="What is scheduled">
      <p role="status">
        {isLive ? 'Live since ' : 'Goes live '}
        <strong>
          <Time at={startsAt} />
        </strong>
        {endsAt !== null && (
          <>
            {', ends '}
            <strong>
              <Time at={endsAt} />
            </strong>
          </>
        )}
        {by !== null && `, scheduled by ${by}`}.
      </p>
      {!isLive && (
        <Form method="post" action={`${at}/schedule/back`} data-draft="none">
          <Input type="hidden" name="scheduled" value={id} />
          <Button quiet>Take the schedule back</Button>
        </Form>
      )}
    </section>
  )
}
