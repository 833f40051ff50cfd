import { Input, PlainButton } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Time } from '../../parts/parts.tsx'
import type { DeskCarPage } from './car-values.ts'

/** Beside a car's fields: its score with what is missing, its prices, and its edits with their undo. */
export function CarSide({ id, score, was, prices, edits }: DeskCarPage) {
  return (
    <div className="desk-side">
      <section className="card" aria-label="Score">
        <h2>
          Score <Badge tone={score.tone}>{score.points} of 100</Badge>
        </h2>
        {score.missing.length > 0 ? (
          <ul className="tasks">
            {score.missing.map(({ text, href, points }) => (
              <li key={text}>
                <a href={href}>{text}</a> <span className="quiet number">+{points}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="quiet">Nothing is missing.</p>
        )}
      </section>
      <section className="card" aria-label="Prices">
        <h2>Prices</h2>
        {was && <p>{was}</p>}
        <ul className="tasks">
          {prices.map(({ at, text, source }) => (
            <li key={at.iso}>
              <strong className="number">{text}</strong>{' '}
              <span className="quiet">
                {source && `${source}, `}
                <Time at={at} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Edits id={id} edits={edits} />
    </div>
  )
}

function Edits({ id: carId, edits }: Pick<DeskCarPage, 'id' | 'edits'>) {
  return (
    <section className="card" aria-label="Edits">
      <h2>Edits</h2>
      {edits.length === 0 && <p className="quiet">Nobody has edited this car.</p>}
      <ul className="tasks">
        {edits.map(({ id, at, who, lines, undo, isUndone }) => (
          <li key={id}>
            {lines.map((line) => (
              <span key={line} className="line">
                {line}
              </span>
            ))}
            <span className="quiet">
              {who}, <Time at={at} />
              {isUndone && ', undone'}
            </span>
            {undo && (
              <Form method="post" action={`/stock/undo/${undo}`}>
                <Input type="hidden" name="back" value={`/stock/${carId}`} />
                <PlainButton type="submit" className="link" aria-label={`Undo the edit of ${at.text}`}>
                  Undo
                </PlainButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
