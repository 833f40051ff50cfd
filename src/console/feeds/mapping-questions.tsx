import { Fold } from '../parts/form/controls.tsx'
import { MappingChoice } from './mapping-choice.tsx'
import type { MappingPage, QuestionLine } from './mapping-values.ts'

/** A8, SITE-6: what a file asks, the answers of its feed, and the units of its figures. Inside the form. */
export function MappingQuestions({ questions, units }: Pick<MappingPage, 'questions' | 'units'>) {
  return (
    <>
      {questions !== null &&
        (questions.title === null ? (
          <FoldedLines id="questions" title="Answers of this feed" lines={questions.lines} />
        ) : (
          <section id="questions" className="mapping-lines mapping-asks" aria-labelledby="questions-title">
            <h2 id="questions-title">{questions.title}</h2>
            <p className="quiet">{questions.note}</p>
            <Lines id="questions" lines={questions.lines} />
          </section>
        ))}
      {units.length > 0 && <FoldedLines id="units" title="Units of this feed" lines={units} />}
    </>
  )
}

interface LinesProps {
  readonly id: string
  readonly lines: readonly QuestionLine[]
}

function FoldedLines({ title, ...props }: LinesProps & { readonly title: string }) {
  return (
    <Fold id={props.id} className="mapping-asks" open={props.lines.some(({ fault }) => fault !== null)}>
      <summary>
        {title} ({props.lines.length})
      </summary>
      <div className="feed-more">
        <Lines {...props} />
      </div>
    </Fold>
  )
}

function Lines({ id, lines }: LinesProps) {
  return (
    <div className="mapping-lines">
      {lines.map((line, index) => (
        <MappingChoice key={line.name} id={`${id}-${index}`} name={line.name} line={line} hint={line.hint}>
          {line.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </MappingChoice>
      ))}
    </div>
  )
}
