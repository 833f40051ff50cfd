import { showHome } from '#operations/site/show-home.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

export async function loader(args: RouteArgs) {
  return showHome(contextOf(args))
}
