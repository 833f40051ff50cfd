import { directionsHref } from '#domain/location/location.ts'
import { CONTACT_PATH } from '#domain/paths.ts'
import type { Site } from '#site/site.ts'
import type { FrameView, PhoneView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { say } from '#words/say.ts'

/** Links of the bottom bar on phones: call, enquire, directions. Empty if the site has no bar. */
export function phoneBar({ menus, locations }: Site, phone: PhoneView | null): FrameView['phoneBar'] {
  const [first, ...others] = locations
  if (!menus.phoneBar || phone === null || first === undefined) return []
  return [
    { icon: 'phone', label: say(words.call), href: phone.tel },
    { icon: 'mail', label: say(words.enquire), href: CONTACT_PATH },
    others.length === 0
      ? { icon: 'place', label: say(words.directions), href: directionsHref(first) }
      : { icon: 'place', label: say(words.locations), href: `${CONTACT_PATH}#location-directory` },
  ]
}
