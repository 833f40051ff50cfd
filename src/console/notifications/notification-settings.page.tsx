import { boxName } from '#domain/notify/box-name.ts'
import { definePage } from '../page-modules.ts'
import { Shown } from '../parts/form/clashes.tsx'
import { Fold, Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Empty, Fault, Field, PageHeading, Select } from '../parts/parts.tsx'
import { NONE } from './no-notifications.ts'
import type { NotificationSettingsPage } from './notifications-values.ts'

export default definePage<NotificationSettingsPage>({ title: 'Notification settings', View: NotificationSettingsView })

function NotificationSettingsView(page: NotificationSettingsPage) {
  const { email, notice, events, summary, quietFrom, quietTo, hours, summaryHour, zone } = page
  const hasAny = events.length > 0 || summary.length > 0
  return (
    <>
      <PageHeading title="Notification settings" {...(hasAny ? { note: `For this site. Mails go to ${email}.` } : {})}>
        <a href="/notifications">Notifications</a>
      </PageHeading>
      {notice && <p role="status">{notice}</p>}
      {!hasAny && <Empty title="None for your role">{NONE}</Empty>}
      {hasAny && (
        <Form method="post" action="/account/notifications" className="notification-settings">
          <ShownChoices {...page} />
          {events.length > 0 && <Matrix {...page} />}
          <section className="card" aria-labelledby="settings-quiet">
            <h2 id="settings-quiet">Quiet hours</h2>
            <p className="quiet">Mails and text messages wait until they end. Times are those of {zone}.</p>
            <div className="quiet-hours">
              <Field label="From" name="from" type="time" value={quietFrom} required={false} />
              <Field label="To" name="to" type="time" value={quietTo} required={false} />
            </div>
          </section>
          {summary.length > 0 && (
            <section className="card" aria-labelledby="settings-summary">
              <h2 id="settings-summary">Daily summary</h2>
              <p className="quiet">A mail with {new Intl.ListFormat('en-AU').format(summary)}.</p>
              <Select label="Every day at" name="summary" choices={hours} value={summaryHour} empty="No summary" />
            </section>
          )}
          <div className="buttons">
            <Button>Save</Button>
          </div>
        </Form>
      )}
      {events.length > 0 && <Phone {...page.phone} />}
    </>
  )
}

/** STAFF-11: what the form shows, so that a window stores only what its person changes there. */
function ShownChoices({ channels, events, quietFrom, quietTo, summaryHour }: NotificationSettingsPage) {
  const offered = channels.filter(({ fault }) => fault === null).map(({ channel }) => channel)
  const boxes = events.flatMap(({ event, on }) =>
    offered.map((channel) => ({ name: boxName(event, channel), shown: on.includes(channel) ? 'on' : '' })),
  )
  return (
    <Shown
      fields={[
        ...boxes,
        { name: 'from', shown: quietFrom },
        { name: 'to', shown: quietTo },
        { name: 'summary', shown: summaryHour },
      ]}
    />
  )
}

/** INBOX-13: the person's own number, which a code proves before text messages go there. */
function Phone({ proven, waiting, typed, senderFault, fault }: NotificationSettingsPage['phone']) {
  const number = (
    <Form method="post" action="/account/notifications/phone" className="fields">
      <Field
        label="Mobile number"
        name="phone"
        type="tel"
        value={typed}
        autoComplete="tel"
        hint="Only for these messages. We send a code to it first."
        missing="Enter your mobile number."
      />
      <Button quiet={waiting !== null}>Send a code</Button>
    </Form>
  )
  return (
    <section className="card" id="phone" aria-labelledby="settings-phone">
      <h2 id="settings-phone">Text messages</h2>
      <Fault text={fault} />
      {senderFault !== null && <p className="quiet">{senderFault}</p>}
      {proven !== null && (
        <Form method="post" action="/account/notifications/phone/remove" className="proven-phone">
          <span>
            They go to <strong>{proven}</strong>.
          </span>
          <Button quiet>Remove the number</Button>
        </Form>
      )}
      {senderFault === null && waiting !== null && (
        <Form method="post" action="/account/notifications/phone/code" className="fields">
          <p role="status">
            We sent six digits to <strong>{waiting}</strong>. They work for ten minutes.
          </p>
          <Field label="Code" name="code" autoComplete="one-time-code" missing="Enter the six digits." />
          <Button>Confirm the number</Button>
        </Form>
      )}
      {senderFault === null &&
        (proven === null && waiting === null ? (
          number
        ) : (
          <Fold>
            <summary>{waiting === null ? 'Change the number' : 'Another number, or a new code'}</summary>
            {number}
          </Fold>
        ))}
    </section>
  )
}

/** Events by channel: a table with a tick box in each cell. */
function Matrix({ channels, events }: NotificationSettingsPage) {
  const faults = channels.filter(({ fault }) => fault !== null)
  return (
    <section className="card" aria-labelledby="settings-events">
      <h2 id="settings-events">What you are notified of</h2>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">When</th>
            {channels.map(({ channel, label }) => (
              <th key={channel} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ event, label, on }) => (
            <tr key={event}>
              <th scope="row">{label}</th>
              {channels.map(({ channel, label: name, fault }) => (
                <td key={channel}>
                  <label>
                    <Input
                      type="checkbox"
                      name={boxName(event, channel)}
                      value="on"
                      aria-label={`${label}: ${name}`}
                      aria-describedby={fault === null ? undefined : `fault-${channel}`}
                      defaultChecked={on.includes(channel)}
                      disabled={fault !== null}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {faults.map(({ channel, label, fault }) => (
        <p key={channel} id={`fault-${channel}`} className="quiet">
          {label}: {fault}
        </p>
      ))}
    </section>
  )
}
