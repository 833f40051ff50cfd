import type { NotificationSettingsPage, NotificationsPage } from '../pages/notifications-page.ts'
import { Button, Empty, Fault, Field, PageHeading, Select, Time } from './parts.tsx'

export function NotificationsView({ unread, rows }: NotificationsPage) {
  return (
    <>
      <PageHeading title="Notifications" note={unread === 0 ? 'All read.' : `${unread} unread.`}>
        <a href="/account/notifications">Choose what you are notified of</a>
        {unread > 0 && (
          <form method="post" action="/notifications/read">
            <Button quiet>Mark all as read</Button>
          </form>
        )}
      </PageHeading>
      {rows.length === 0 ? (
        <Empty title="Nothing yet">New leads, answers of buyers and appointments show here.</Empty>
      ) : (
        <ul className="card rows notifications">
          {rows.map(({ id, text, at, isRead }) => (
            <li key={id} className={isRead ? undefined : 'unread'}>
              <a href={`/notifications/${id}`}>
                {!isRead && <span className="visually-hidden">Unread: </span>}
                {text}
              </a>
              <span className="quiet">
                <Time at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function NotificationSettingsView(page: NotificationSettingsPage) {
  const { email, fault, notice, phone, quietFrom, quietTo, hours, summaryHour, zone } = page
  return (
    <>
      <PageHeading title="Notification settings" note={`For this site. Mails go to ${email}.`}>
        <a href="/notifications">Notifications</a>
      </PageHeading>
      {notice && <p role="status">{notice}</p>}
      <Fault text={fault} />
      <form method="post" action="/account/notifications" className="notification-settings">
        <Matrix {...page} />
        <section className="card" aria-labelledby="settings-phone">
          <h2 id="settings-phone">Text messages</h2>
          <Field
            label="Mobile number"
            name="phone"
            type="tel"
            value={phone}
            autoComplete="tel"
            required={false}
            hint="Only for these messages. Empty: no text messages."
          />
        </section>
        <section className="card" aria-labelledby="settings-quiet">
          <h2 id="settings-quiet">Quiet hours</h2>
          <p className="quiet">Mails and text messages wait until they end. Times are those of {zone}.</p>
          <div className="quiet-hours">
            <Field label="From" name="from" type="time" value={quietFrom} required={false} />
            <Field label="To" name="to" type="time" value={quietTo} required={false} />
          </div>
        </section>
        <section className="card" aria-labelledby="settings-summary">
          <h2 id="settings-summary">Daily summary</h2>
          <p className="quiet">
            A mail with your open and overdue leads, today’s appointments and yesterday’s figures.
          </p>
          <Select label="Every day at" name="summary" choices={hours} value={summaryHour} empty="No summary" />
        </section>
        <div className="buttons">
          <Button>Save</Button>
        </div>
      </form>
    </>
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
                    <input
                      type="checkbox"
                      name="on"
                      value={`${event} ${channel}`}
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
