import type { ReactNode } from 'react'
import { Fold, Input } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { typedField } from '../parts/form/typed-field.ts'
import { Button, Field, Select, TextArea } from '../parts/parts.tsx'
import { FilesField } from './files-field.tsx'
import type { ConversationDetails, ReplyForm, TextForm } from './leads-page.ts'
import { TemplateForm } from './template-form.tsx'
import { TextMessage } from './text-message.tsx'

interface ComposerProps {
  readonly shown: ConversationDetails
  readonly hidden: ReactNode
  readonly place: string
}

/** INBOX-7: a reply, a note or a call: one is open at a time. */
export function Composer({ shown, hidden, place }: ComposerProps) {
  const { reply, id, answering, forms } = shown
  return (
    <section className="composer" id="answer" aria-label="Answer">
      {reply && (
        <Fold name="composer" open={answering === 'mail'} data-key="r">
          <summary>Reply</summary>
          <TemplateForm id={id} place={place} reply={reply} compose="mail" />
          <ReplyFields shown={shown} reply={reply} hidden={hidden} />
        </Fold>
      )}
      {shown.text && (
        <Fold name="composer" open={answering === 'text'} data-key="t">
          <summary>Text</summary>
          <TextFields shown={shown} form={shown.text} hidden={hidden} place={place} />
        </Fold>
      )}
      <Fold name="composer" open={answering === 'note' || (reply === null && answering === 'mail')} data-key="n">
        <summary>Note</summary>
        <Form method="post" action={`/leads/${id}/note`} className="talk-form">
          {hidden}
          <TextArea label="Note for your colleagues" rows={3} {...typedField('text', forms.note.text)} />
          <Button>Save the note</Button>
        </Form>
      </Fold>
      <Fold name="composer" open={answering === 'call'} data-key="c">
        <summary>Log a call</summary>
        <Form method="post" action={`/leads/${id}/call`} className="talk-form">
          {hidden}
          <Select
            label="How it ended"
            choices={forms.call.outcomes}
            {...typedField('outcome', forms.call.fields.outcome)}
          />
          <TextArea label="What was said" rows={3} required={false} {...typedField('text', forms.call.fields.text)} />
          <Button>Save the call</Button>
        </Form>
      </Fold>
    </section>
  )
}

function ReplyFields({
  shown,
  reply,
  hidden,
}: {
  readonly shown: ConversationDetails
  readonly reply: ReplyForm
  readonly hidden: ReactNode
}) {
  const { fields } = reply
  return (
    <Form method="post" action={`/leads/${shown.id}/reply`} className="talk-form" encType="multipart/form-data">
      {hidden}
      <Input type="hidden" name="mailId" value={reply.mailId} />
      <p className="quiet">To {reply.to}</p>
      <Field label="Subject" required={false} {...typedField('subject', fields.subject)} />
      <TextArea label="Message" rows={7} {...typedField('text', fields.text)} />
      <p className="words quiet">{reply.signature}</p>
      <fieldset className="cards">
        <legend>Cars in the mail, with photo and price</legend>
        {shown.cars
          .filter(({ id, state }) => id !== null && state !== 'Sold')
          .map((car, index) => (
            <label key={car.id} className="tick car-tick">
              <Input
                type="checkbox"
                name="car"
                value={car.id ?? ''}
                defaultChecked={fields.car.input.split('\n').includes(car.id ?? '')}
                {...(index === 0 && controlMarks('reply-cars', fields.car))}
              />
              {car.picture && <img src={car.picture} alt="" width={54} height={36} />}
              <span>
                {car.title}
                <br />
                <span className="quiet">{car.price}</span>
              </span>
            </label>
          ))}
        <FieldFault id="reply-cars" fault={fields.car.fault} />
        <Field
          label="Another car, by stock number or plate"
          autoComplete="off"
          required={false}
          {...typedField('stock', fields.stock)}
        />
      </fieldset>
      <FilesField rules={reply.files} {...fields.file} />
      <Button>{shown.isAnswered ? 'Send the mail anyway' : 'Send the mail'}</Button>
    </Form>
  )
}

/** INBOX-8: a text message; where none may go out, the form stays with its reason. */
function TextFields({
  shown,
  form,
  hidden,
  place,
}: {
  readonly shown: ConversationDetails
  readonly form: TextForm
  readonly hidden: ReactNode
  readonly place: string
}) {
  const isClosed = form.closed !== null
  return (
    <>
      {shown.reply && !isClosed && <TemplateForm id={shown.id} place={place} reply={shown.reply} compose="text" />}
      <Form method="post" action={`/leads/${shown.id}/text`} className="talk-form">
        {hidden}
        <Input type="hidden" name="textId" value={form.textId} />
        {isClosed ? (
          <p className="closed" id="text-closed">
            {form.closed}
          </p>
        ) : (
          <p className="quiet">
            To {form.to}, from {form.from}
            {form.takesAnswers ? '' : '. The buyer cannot answer it: name a number to call.'}
          </p>
        )}
        <TextMessage text={form.fields.text} length={form.length} isClosed={isClosed} />
        <Button disabled={isClosed}>
          {shown.isAnswered ? 'Send the text message anyway' : 'Send the text message'}
        </Button>
      </Form>
    </>
  )
}
