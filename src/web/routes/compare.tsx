import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { comparePath } from '#domain/paths.ts'
import { compareCars } from '#operations/car/compare-cars.ts'
import { fromPayload } from '#rendering/payload.ts'
import { ComparePage } from '#ui/compare/compare-page.tsx'
import { replaceSavedCars, savedCars } from '#ui/saved-cars/saved-cars-store.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { contextOf } from '../middleware/request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/compare.ts'

/** Cars side by side: `?cars=a,b`, of this site alone. */
export function loader(args: Route.LoaderArgs) {
  return compareCars(contextOf(args), args.url.searchParams)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [root] = matches
  return [
    {
      title: `${loaderData?.heading ?? 'Compare cars'} | ${root.loaderData ? fromPayload<SiteView>(root.loaderData).name : ''}`,
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function CompareRoute({ loaderData: comparison }: Route.ComponentProps) {
  const named = useSearchParams()[0].has('cars')
  const navigate = useNavigate()
  const keeps = useSite().saving !== 'off'
  useEffect(() => {
    if (named && keeps) {
      replaceSavedCars(
        'compared',
        comparison.cars.map(({ id }) => id),
      )
    }
    const remembered = savedCars('compared')
    if (!named && remembered.length > 0) navigate(comparePath(remembered), { replace: true })
  }, [named, keeps, comparison, navigate])
  return <ComparePage comparison={comparison} />
}
