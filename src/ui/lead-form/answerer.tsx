import type { AnswererView } from '#views/lead-page/answerer-view.ts'
import { Picture } from '../elements/picture.tsx'

interface AnswererProps {
  readonly answerer: AnswererView
  /** The hours that stand above already: those of another location alone are said. */
  readonly said?: string
}

/** ROUTE-6: who answers, with their face where the site has a photo, and how soon one usually does. */
export function Answerer({ answerer, said = '' }: AnswererProps) {
  const { person, time } = answerer
  return (
    <div className="answerer">
      {person?.photo ? (
        <Picture picture={person.photo} sizes="4rem" alt="" className="answerer-face" loading="lazy" decoding="async" />
      ) : null}
      <div className="min-w-0">
        {person ? (
          <>
            <p className="font-semibold">{person.name}</p>
            <p className="text-muted">{person.role}</p>
            {person.today && person.today !== said ? <p className="text-muted">{person.today}</p> : null}
          </>
        ) : null}
        {time ? <p>{time}</p> : null}
      </div>
    </div>
  )
}
