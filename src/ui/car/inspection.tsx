import type { InspectionView } from '#views/vehicle/inspection-view.ts'
import { FactList } from '../elements/fact-list.tsx'
import { Picture } from '../elements/picture.tsx'

/** What a dealer's inspection found: its facts, then each mark with its photo. */
export function Inspection({ inspection: { facts, marks, marksHeading } }: { readonly inspection: InspectionView }) {
  return (
    <>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      {marks.length > 0 ? (
        <>
          <h3 className="mt-5 text-lg">{marksHeading}</h3>
          <ul className="inspection-marks">
            {marks.map(({ text, picture }) => (
              <li key={text}>
                {picture ? <Picture picture={picture} sizes="7rem" alt="" loading="lazy" /> : null}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
