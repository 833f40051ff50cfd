import { picture } from '#domain/car/car-picture.ts'
import type { PageFile } from '#site/options/page-file.ts'
import type { LandingView } from './content-view.ts'

/** The head of a page with blocks. Its link leads to the page's own form unless the file says otherwise. */
export function landingView({ introduction, picture: address, pictureAlt, button, href }: PageFile): LandingView {
  return {
    introduction,
    picture: address === null ? null : picture(address, pictureAlt),
    link: button === null ? null : { label: button, href: href ?? '#enquire' },
  }
}
