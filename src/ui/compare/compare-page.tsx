import type { CompareView } from '#views/compare/compare-view.ts'
import * as words from '#words/compare.ts'
import { RepaymentNote } from '../finance/repayment.tsx'
import { useWords } from '../use-words.ts'
import { AddCar } from './add-car.tsx'
import { CompareTable } from './compare-table.tsx'

/** Cars side by side with their differences; every step is a link, so that it works without JavaScript. */
export function ComparePage({ comparison }: { readonly comparison: CompareView }) {
  const t = useWords()
  const { heading, cars, notices, creditWarning, adding } = comparison
  return (
    <main id="content" className="compare-page">
      <header className="lead-page-head">
        <div className="container">
          <h1>{heading}</h1>
          {cars.length === 0 ? <p className="lead-page-introduction">{t(words.compareUpFourCars)}</p> : null}
        </div>
      </header>
      <div className="compare-body container">
        {notices.length > 0 ? (
          <ul className="compare-notices">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        ) : null}
        {cars.length > 0 ? <CompareTable comparison={comparison} /> : null}
        <RepaymentNote said={creditWarning} />
        {adding ? <AddCar adding={adding} /> : null}
      </div>
    </main>
  )
}
