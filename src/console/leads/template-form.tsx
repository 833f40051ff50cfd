import { type SubmitEvent, useRef } from 'react'
import { askPage } from '../browser/ask-server.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Select } from '../parts/parts.tsx'
import { isPage } from '../shown.ts'
import type { ConversationPage, ReplyForm } from './leads-page.ts'

interface TemplateProps {
  readonly id: string
  readonly place: string
  readonly reply: ReplyForm
  readonly compose: 'mail' | 'text'
}

/**
 * INBOX-7: fills a template into the answer: at the cursor, so that one's own words stay, or in place of an answer that
 * nobody has touched. Without script the page comes again with the template.
 */
export function TemplateForm({ id, place, reply, compose }: TemplateProps) {
  const form = useRef<HTMLDivElement>(null)
  if (reply.templates.length === 0) return null
  const insert = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const { page } = await askPage(`/leads/${id}?${query}`)
    const details = isPage<ConversationPage>(page, 'conversation') ? page.shown : null
    const answer = form.current?.closest('details')?.querySelector<HTMLFormElement>('form[method=post]')
    if (!details || !answer) return
    // Of no use before the first template is chosen.
    const { put } = await import('./put-template.ts')
    if (compose === 'mail') put(answer, 'subject', details.reply?.fields.subject.input ?? '', 'if untouched')
    put(answer, 'text', (compose === 'mail' ? details.reply : details.text)?.fields.text.input ?? '', 'at the cursor')
  }
  return (
    <div ref={form}>
      <Form method="get" action={`/leads/${id}#answer`} className="toolbar template-form" onSubmit={insert}>
        {[...new URLSearchParams(place)].map(([name, value]) => (
          <Input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input type="hidden" name="compose" value={compose} />
        <Select
          label="Template"
          name="template"
          choices={reply.templates}
          value={reply.template}
          empty="No template"
          isLabelHidden
        />
        <Button quiet>Use it</Button>
      </Form>
    </div>
  )
}
