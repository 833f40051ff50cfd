import type { ReactNode } from 'react'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Button } from '../../parts/parts.tsx'
import type { ConversationDetails } from '../leads-page.ts'

/** SALES-9: the sale of a lead, with what takes it back. */
export function SalePanel({ shown, hidden }: { readonly shown: ConversationDetails; readonly hidden: ReactNode }) {
  const { sale } = shown
  return sale === null ? null : (
    <section className="sale" aria-label="Sale">
      <p>
        {sale.text} {sale.state && <Badge tone="warning">{sale.state}</Badge>}
      </p>
      {sale.others && (
        <p>
          {sale.others}{' '}
          <a className="button quiet-button" href={`/leads/${shown.id}/others`}>
            Write to them
          </a>
        </p>
      )}
      {shown.may.stage && (
        <Form method="post" action={`/leads/${shown.id}/won/back`}>
          {hidden}
          <Button quiet>Take the sale back</Button>
        </Form>
      )}
    </section>
  )
}
