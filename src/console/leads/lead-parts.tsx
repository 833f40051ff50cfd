import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { counted } from '#domain/counted.ts'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, initialsOf } from '../parts/parts.tsx'
import type { ShownDelivery } from './leads-page.ts'

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

/** INBOX-5: says that there is something new; showing it opens the page again. */
export function LiveNews({ leads, items = 0 }: { readonly leads: number; readonly items?: number }) {
  const { pathname, search } = useLocation()
  const text = items > 0 ? 'Something new in this conversation' : counted(leads, 'new lead')
  return (
    <div className="live-news" role="status" aria-label="News">
      {leads + items > 0 && (
        <a className="button" href={pathname + search}>
          {text}. Show
        </a>
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
        <Form method="post" action={`/leads/${id}/retry`}>
          {hidden}
          <Button quiet name="delivery" value={delivery.id}>
            Try again now
          </Button>
        </Form>
      )}
    </div>
  )
}

/** SALES-1: to the form of a lead by hand; on a phone it is within reach of the thumb, in a bar that covers whole rows. */
export function NewLeadLink() {
  return (
    <span className="new-lead">
      <a className="button" href="/leads/new">
        New lead
      </a>
    </span>
  )
}
