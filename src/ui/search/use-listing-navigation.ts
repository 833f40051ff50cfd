import { useState } from 'react'
import type { ListingView } from '#views/listing/listing-view.ts'
import { useWords } from '../use-words.ts'
import { type EndFaults, unreadFaults } from './filters/end-faults.ts'
import { type SearchNavigation, useSearchNavigation } from './use-search-navigation.ts'

/** What the listing's parts share: its searches, and what is typed for ends of ranges and is none. */
export interface ListingNavigation extends SearchNavigation {
  readonly faults: EndFaults
  readonly setFaults: (faults: EndFaults) => void
}

export function useListingNavigation({ facets }: ListingView): ListingNavigation {
  const t = useWords()
  const [faults, setFaults] = useState(() => unreadFaults(t, facets))
  return { ...useSearchNavigation(), faults, setFaults }
}
