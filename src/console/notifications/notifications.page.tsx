import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { Button, Empty, PageHeading, Time } from '../parts/parts.tsx'
import { NONE } from './no-notifications.ts'
import type { NotificationsPage } from './notifications-values.ts'

export default definePage<NotificationsPage>({ title: 'Notifications', View: NotificationsView })

function NotificationsView({ about, unread, rows }: NotificationsPage) {
  return (
    <>
      <PageHeading title="Notifications" note={unread === 0 ? 'All read.' : `${unread} unread.`}>
        {about.length > 0 && <a href="/account/notifications">Notification settings</a>}
        {unread > 0 && (
          <Form method="post" action="/notifications/read">
            <Button quiet>Mark all as read</Button>
          </Form>
        )}
      </PageHeading>
      {rows.length === 0 ? (
        <Empty title={about.length > 0 ? 'Nothing yet' : 'None for your role'}>
          {about.length > 0 ? `${sentenceOf(about)} show here.` : NONE}
        </Empty>
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

/** 'New leads, appointments and deposits' */
function sentenceOf(words: readonly string[]): string {
  const text = new Intl.ListFormat('en-AU').format(words)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
