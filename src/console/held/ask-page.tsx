import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button } from '../parts/parts.tsx'
import type { AskPage } from './ask-values.ts'

/** STAFF-10, STAFF-12: one question, with what a person typed or asked for. */
export function AskView({ title, sentences, words, form, back }: AskPage) {
  return (
    <div className="card narrow">
      <h1>{title}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {words.map((text) => (
        <p key={text} className="words">
          {text}
        </p>
      ))}
      {form && (
        <Form method="post" action={form.action}>
          {form.fields.map(([name, value], index) => (
            // A form may have a field several times.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on a page
            <Input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button>{form.button}</Button>
        </Form>
      )}
      <p>
        <a href={back}>{form ? 'Go back without it' : 'Go on'}</a>
      </p>
    </div>
  )
}
