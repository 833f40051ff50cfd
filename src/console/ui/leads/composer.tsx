import type { ReactNode } from 'react'
import { ACCEPTED_FILES } from '#domain/inbox/file-kind.ts'
import { fileSize, MAIL_FILE_LIMITS } from '#domain/inbox/mail-file.ts'
import type { ConversationDetails, ReplyForm, TextForm } from '../../leads/leads-page.ts'
import { Button, Select, TextArea } from '../parts.tsx'

interface ComposerProps {
  readonly shown: ConversationDetails
  readonly hidden: ReactNode
  readonly place: string
}

/** INBOX-7: a reply, a note or a call: one is open at a time. */
export function Composer({ shown, hidden, place }: ComposerProps) {
  const { reply, id } = shown
  return (
    <section className="composer" id="answer" aria-label="Answer">
      {reply && (
        <details name="composer" open={shown.answering === 'mail'} data-key="r">
          <summary>Reply</summary>
          <TemplateForm id={id} place={place} reply={reply} compose="mail" />
          <ReplyFields shown={shown} reply={reply} hidden={hidden} />
        </details>
      )}
      {shown.text && (
        <details name="composer" open={shown.answering === 'text'} data-key="t">
          <summary>Text</summary>
          <TextFields shown={shown} form={shown.text} hidden={hidden} place={place} />
        </details>
      )}
      <details name="composer" open={reply === null && shown.answering === 'mail'} data-key="n">
        <summary>Note</summary>
        <form method="post" action={`/leads/${id}/note`} className="talk-form">
          {hidden}
          <TextArea label="Note for your colleagues" name="text" rows={3} />
          <Button>Save the note</Button>
        </form>
      </details>
      <details name="composer" data-key="c">
        <summary>Log a call</summary>
        <form method="post" action={`/leads/${id}/call`} className="talk-form">
          {hidden}
          <Select label="How it ended" name="outcome" choices={OUTCOMES} />
          <TextArea label="What was said" name="text" rows={3} required={false} />
          <Button>Save the call</Button>
        </form>
      </details>
    </section>
  )
}

const OUTCOMES = [
  { value: 'reached', label: 'Reached' },
  { value: 'no-answer', label: 'No answer' },
  { value: 'message-left', label: 'Left a message' },
  { value: 'wrong-number', label: 'Wrong number' },
] as const

function TemplateForm({
  id,
  place,
  reply,
  compose,
}: {
  readonly id: string
  readonly place: string
  readonly reply: ReplyForm
  readonly compose: 'mail' | 'text'
}) {
  if (reply.templates.length === 0) return null
  return (
    <form method="get" action={`/leads/${id}#answer`} className="toolbar template-form">
      {[...new URLSearchParams(place)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="compose" value={compose} />
      <Select
        label="Template"
        name="template"
        choices={reply.templates}
        value={reply.template}
        empty="No template"
        isLabelHidden
      />
      <Button quiet>Use it</Button>
    </form>
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
  return (
    <form method="post" action={`/leads/${shown.id}/reply`} className="talk-form" encType="multipart/form-data">
      {hidden}
      <input type="hidden" name="mailId" value={reply.mailId} />
      <p className="quiet">To {reply.to}</p>
      <label className="field">
        Subject
        <input name="subject" defaultValue={reply.subject} maxLength={200} />
      </label>
      <TextArea label="Message" name="text" value={reply.text} rows={7} />
      <p className="words quiet">{reply.signature}</p>
      <fieldset className="cards">
        <legend>Cars in the mail, with photo and price</legend>
        {shown.cars
          .filter(({ id, state }) => id !== null && state !== 'Sold')
          .map((car) => (
            <label key={car.id} className="tick car-tick">
              <input
                type="checkbox"
                name="car"
                value={car.id ?? ''}
                defaultChecked={reply.carIds.includes(car.id ?? '')}
              />
              {car.picture && <img src={car.picture} alt="" width={54} height={36} />}
              <span>
                {car.title}
                <br />
                <span className="quiet">{car.price}</span>
              </span>
            </label>
          ))}
        <label className="field">
          Another car, by stock number or plate
          <input name="stock" defaultValue={reply.stockNumber} autoComplete="off" />
        </label>
      </fieldset>
      <div className="field files-field" data-files>
        <label htmlFor="reply-files">Files</label>
        <input
          id="reply-files"
          type="file"
          name="file"
          multiple
          accept={ACCEPTED_FILES}
          aria-describedby="reply-files-hint"
        />
        <small id="reply-files-hint" className="quiet">
          Pictures, PDF, office documents, text or CSV; {fileSize(MAIL_FILE_LIMITS.bytes)} together at most
        </small>
      </div>
      <Button>{shown.isAnswered ? 'Send the mail anyway' : 'Send the mail'}</Button>
    </form>
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
      <form method="post" action={`/leads/${shown.id}/text`} className="talk-form">
        {hidden}
        <input type="hidden" name="textId" value={form.textId} />
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
        <label className="field">
          Text message
          <textarea
            name="text"
            rows={3}
            required
            defaultValue={form.text}
            disabled={isClosed}
            aria-describedby={isClosed ? 'text-closed' : 'text-length'}
            data-text-length="text-length"
          />
        </label>
        {!isClosed && (
          <p className="quiet" id="text-length">
            {form.length}
          </p>
        )}
        <Button disabled={isClosed}>
          {shown.isAnswered ? 'Send the text message anyway' : 'Send the text message'}
        </Button>
      </form>
    </>
  )
}
