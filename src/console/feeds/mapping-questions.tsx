import { useId } from 'react'
import { Shown } from '../parts/form/clashes.tsx'
import { Fold, Pick } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'
import type { MappingPage, QuestionLine } from './mapping-values.ts'

/** A8, SITE-6: what a file asks, and the answers of its feed. Inside the form. */
export function MappingQuestions({ questions }: { readonly questions: MappingPage['questions'] }) {
  if (questions === null) return null
  const { title, note, lines } = questions
  const all = (
    <div className="mapping-lines">
      <Shown fields={lines} />
      {lines.map((line) => (
        <Question key={line.name} line={line} />
      ))}
    </div>
  )
  if (title === null)
    return (
      <Fold id="questions" open={lines.some(({ fault }) => fault !== null)}>
        <summary>Answers of this feed ({lines.length})</summary>
        <div className="feed-more">{all}</div>
      </Fold>
    )
  return (
    <section id="questions" className="mapping-lines" aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <p className="quiet">{note}</p>
      {all}
    </section>
  )
}

function Question({ line }: { readonly line: QuestionLine }) {
  const { name, label, hint, input, fault, choices } = line
  const id = useId()
  return (
    <div className="mapping-line">
      <label htmlFor={id}>{label}</label>
      <div>
        <Pick id={id} name={name} defaultValue={input} {...controlMarks(id, line, hint)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Pick>
        <FieldFault id={id} fault={fault} />
        {hint && (
          <small id={`${id}-hint`} className="quiet words">
            {hint}
          </small>
        )}
      </div>
    </div>
  )
}
