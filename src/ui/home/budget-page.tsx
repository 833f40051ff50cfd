import type { BudgetView } from '#views/finance/budget-view.ts'
import { BudgetFinder } from './budget-finder.tsx'

/** The budget finder at its own address. */
export function BudgetPage({ budget }: { readonly budget: BudgetView }) {
  return (
    <main id="content" className="container py-8 sm:py-16">
      <BudgetFinder budget={budget} title="What can I afford?" level="h1" />
    </main>
  )
}
