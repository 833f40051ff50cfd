import { compareCars } from '#operations/car/compare-cars.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Compares cars of this site: `?cars=a,b`. */
export function loader(args: RouteArgs) {
  return compareCars(contextOf(args), args.url.searchParams)
}
