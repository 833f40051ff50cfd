import { useEffect } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { comparePath } from '#domain/paths.ts'
import { ComparePage } from '#ui/compare/compare-page.tsx'
import { replaceSavedCars, savedCars } from '#ui/saved-cars/saved-cars-store.ts'
import * as words from '#words/compare.ts'
import { say } from '#words/say.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/compare.ts'
import { useSite } from '../use-site.ts'

export const handle: PageHandle = { stylesheets: 'compare' }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return [
    {
      title: `${loaderData?.heading ?? say(words.compareCars)} | ${site?.name ?? ''}`,
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Component() {
  const comparison = useLoaderData<typeof loader>()
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
