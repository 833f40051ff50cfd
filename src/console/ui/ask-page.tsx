import type { AskPage } from '../pages/ask-page.ts'
import { Button } from './parts.tsx'

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
        <form method="post" action={form.action}>
          {form.fields.map(([name, value], index) => (
            // A form may have a field several times.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on a page
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button>{form.button}</Button>
        </form>
      )}
      <p>
        <a href={back}>{form ? 'Go back without it' : 'Go on'}</a>
      </p>
    </div>
  )
}
