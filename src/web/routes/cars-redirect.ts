import { redirect } from 'react-router'
import type { Route } from './+types/cars-redirect.ts'

/** ROUTE-1: the listing's other name. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/search${new URL(request.url).search}`, 301)
}
