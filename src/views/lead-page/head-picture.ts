import { picture } from '#domain/car/car-picture.ts'
import type { Place } from '#domain/location/location.ts'
import { shownLocations } from '#domain/location/shown-locations.ts'
import { altAt, type DescribedPictures } from '#domain/picture/described-pictures.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { LeadPageName } from '#domain/route/lead-page-name.ts'

interface PicturedSite {
  readonly leads: {
    readonly words: readonly { readonly page: LeadPageName; readonly picture: string | null }[]
  }
  readonly locations: readonly (Pick<Place, 'id' | 'types' | 'primary' | 'visible' | 'subtype'> & {
    readonly image: string | null
  })[]
  readonly pictures: DescribedPictures
}

/**
 * LOOK-7: the picture by the heading of a form's page: the site's own for the page, or else of the first location that
 * has one, of the page's own department where it has locations. Null without any.
 */
export function headPicture({ leads, locations, pictures }: PicturedSite, page: LeadPageName): PictureView | null {
  const ofPage = leads.words.find((each) => each.page === page)?.picture
  const places = page === 'service' || page === 'parts' ? shownLocations(locations, page) : []
  const ofPlace = [...places, ...shownLocations(locations, 'all')].find(({ image }) => image !== null)?.image
  const address = ofPage ?? ofPlace
  return address == null ? null : picture(address, altAt(pictures, address))
}
