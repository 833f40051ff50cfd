import { TOUCH_ICON_PATH } from '#domain/paths.ts'
import type { Site } from '../site.ts'

/** The picture for shared links to a page without its own, and for a location without one. */
export function shareImage({ branding, home, locations }: Pick<Site, 'branding' | 'home' | 'locations'>): string {
  const place = locations.find(({ image }) => image !== null)?.image
  return branding.shareImage ?? home.image ?? place ?? TOUCH_ICON_PATH
}
