import type { ListingView } from '#views/listing/listing-view.ts'
import { faultText } from './filters/end-faults.ts'
import type { ListingNavigation } from './use-listing-navigation.ts'

interface UnreadBoxesProps {
  readonly listing: ListingView
  readonly navigation: ListingNavigation
}

/** A19: what is typed into the filters and cannot be read, said above the list: on a phone the filters are closed. */
export function UnreadBoxes({ listing, navigation }: UnreadBoxesProps) {
  const said = [faultText(Object.values(navigation.faults)), listing.near?.error].filter(Boolean).join(' ')
  return said ? <p className="unread-boxes text-sm font-medium text-bad">{said}</p> : null
}
