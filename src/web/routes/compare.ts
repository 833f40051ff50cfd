import { compareCars } from '#operations/car/compare-cars.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Cars side by side: `?cars=a,b`, of this site alone. */
export function loader(args: RouteArgs) {
  return compareCars(contextOf(args), args.url.searchParams)
}
