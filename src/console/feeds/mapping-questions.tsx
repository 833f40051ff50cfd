import { Fold } from '../parts/form/controls.tsx'
import { MappingChoice } from './mapping-choice.tsx'
import type { MappingPage } from './mapping-values.ts'

/** A8, SITE-6: what a file asks, and the answers of its feed. Inside the form. */
export function MappingQuestions({ questions }: { readonly questions: MappingPage['questions'] }) {
  if (questions === null) return null
  const { title, note, lines } = questions
  const all = (
    <div className="mapping-lines">
      {lines.map((line, index) => (
        <MappingChoice key={line.name} id={`ask-${index}`} name={line.name} line={line} hint={line.hint}>
          {line.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </MappingChoice>
      ))}
    </div>
  )
  if (title === null)
    return (
      <Fold id="questions" className="mapping-asks" open={lines.some(({ fault }) => fault !== null)}>
        <summary>Answers of this feed ({lines.length})</summary>
        <div className="feed-more">{all}</div>
      </Fold>
    )
  return (
    <section id="questions" className="mapping-lines mapping-asks" aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <p className="quiet">{note}</p>
      {all}
    </section>
  )
}
