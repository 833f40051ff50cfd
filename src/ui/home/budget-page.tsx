import type { BudgetView } from '#views/finance/budget-view.ts'
import * as words from '#words/home.ts'
import { useWords } from '../use-words.ts'
import { BudgetFinder } from './budget-finder.tsx'

/** The budget finder at its own address. */
export function BudgetPage({ budget }: { readonly budget: BudgetView }) {
  const t = useWords()
  return (
    <main id="content" className="container py-8 sm:py-16">
      <BudgetFinder budget={budget} title={t(words.whatIAfford)} level="h1" />
    </main>
  )
}
