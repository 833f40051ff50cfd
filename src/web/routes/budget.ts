import { redirect } from 'react-router'
import { absolute } from '#domain/breadcrumb.ts'
import { BUDGET_PATH } from '#domain/paths.ts'
import { findByBudget } from '#operations/listing/find-by-budget.ts'
import { orNotFound } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** BUDGET-1, BUDGET-2: the budget finder's page; `go` redirects to the cars that it finds. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  orNotFound(context.site.home.budgetFinder ? true : null)
  const { searchParams } = args.url
  const budget = await findByBudget(context, searchParams)
  if (searchParams.has('go') && budget.href !== null) throw redirect(budget.href, 303)
  return { budget, siteName: context.site.name, canonical: absolute(BUDGET_PATH, context.origin) }
}
