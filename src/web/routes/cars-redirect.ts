import { redirect } from 'react-router'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-1: `/cars`, the listing's other address. */
export function loader({ request }: RouteArgs) {
  return redirect(`/search${new URL(request.url).search}`, 301)
}
