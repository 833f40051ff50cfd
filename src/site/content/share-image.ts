import { TOUCH_ICON_PATH } from '#domain/paths.ts'
import { cutAddress, fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import type { Site } from '../site.ts'

/** The picture for shared links to a page without its own, and for a location without one. */
export function shareImage({ branding, home, locations }: Pick<Site, 'branding' | 'home' | 'locations'>): string {
  const place = locations.find(({ image }) => image !== null)?.image
  const address = branding.shareImage ?? home.image ?? place ?? TOUCH_ICON_PATH
  const cut = fetchedPictureAt(address)
  // Messengers may know nothing newer than JPEG.
  return cut === null ? address : cutAddress(cut.name, cut.width, 'jpg')
}
