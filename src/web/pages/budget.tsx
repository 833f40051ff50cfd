import { useLoaderData } from 'react-router'
import { BudgetPage } from '#ui/home/budget-page.tsx'
import * as words from '#words/budget.ts'
import { say } from '#words/say.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/budget.ts'

export const handle: PageHandle = { stylesheets: 'home' }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { siteName, canonical } = loaderData
  const metaDescription = say(words.seeWhichPriceWeekly, { siteName })
  return pageMeta({ metaTitle: say(words.budgetFinderSiteName, { siteName }), metaDescription, canonical }, site)
}

export function Component() {
  const { budget } = useLoaderData<typeof loader>()
  return <BudgetPage budget={budget} />
}
