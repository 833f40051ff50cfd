import type { FacetView } from '#views/listing/facet-views.ts'
import type { NearView } from '#views/listing/near-view.ts'
import type { ListingNavigation } from '../use-listing-navigation.ts'
import { DistanceFacet } from './distance-facet.tsx'
import { FacetGroup } from './facet-group.tsx'

export interface FilterGroupsProps {
  readonly facets: readonly FacetView[]
  /** Null if the site has no distance filter. */
  readonly near: NearView | null
  readonly arrangement: 'column' | 'row'
  readonly navigation: ListingNavigation
}

/** All filters, in a column or in a row. */
export function FilterGroups({ facets, near, arrangement, navigation }: FilterGroupsProps) {
  return (
    <div className="filter-groups">
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} arrangement={arrangement} navigation={navigation} />
      ))}
      {near ? <DistanceFacet near={near} arrangement={arrangement} navigation={navigation} /> : null}
    </div>
  )
}
