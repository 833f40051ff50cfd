import type { ReactNode } from 'react'
import type { Notice, ShownDelivery } from '../../leads/leads-page.ts'
import { Badge, Button, initialsOf } from '../parts.tsx'

/** The car's picture; without one the person's initials. */
export function Thumbnail({ picture, name }: { readonly picture: string | null; readonly name: string }) {
  return picture === null ? (
    <span className="thumbnail initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <img className="thumbnail" src={picture} alt="" width={72} height={48} loading="lazy" />
  )
}

/** INBOX-5: where the script says that there is something new. */
export function LiveNews() {
  return <div className="live-news" data-live="" role="status" aria-label="News" />
}

/** What was just done, with its undo. */
export function NoticeLine({ notice, place }: { readonly notice: Notice | null; readonly place: string }) {
  if (notice === null) return null
  return (
    <div className="done" role="status">
      <span>{notice.text}</span>
      {notice.link && <a href={notice.link.href}>{notice.link.label}</a>}
      {notice.undo && (
        <form method="post" action={notice.undo.action}>
          <input type="hidden" name="place" value={place} />
          {notice.undo.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="link-button">
            Undo
          </button>
        </form>
      )}
    </div>
  )
}

/** INBOX-11: where a delivery is, and another try. */
export function DeliveryLine({
  delivery,
  id,
  hidden,
}: {
  readonly delivery: ShownDelivery
  readonly id: string
  readonly hidden: ReactNode
}) {
  return (
    <div className="delivery">
      <span>{delivery.label}</span>
      <span className="quiet">{delivery.attempts}</span>
      <Badge tone={delivery.state.tone}>{delivery.state.label}</Badge>
      {delivery.mayRetry && (
        <form method="post" action={`/leads/${id}/retry`}>
          {hidden}
          <Button quiet name="delivery" value={delivery.id}>
            Try again now
          </Button>
        </form>
      )}
    </div>
  )
}
