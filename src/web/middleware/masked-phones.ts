import { CONTACT_PATH, isVehiclePath } from '#domain/paths.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import type { FrameView, MenuLink, PhoneView } from '#views/site/site-view.ts'

/**
 * PHONE-1: around a car's page no number stands in full, or the one that the page masks could be read in its header. The
 * masked ones lead to the page that tells them. A site may mask them on every page. The same view gives the same object, so that its markup can be kept.
 */
export function frameAround(pathname: string, view: FrameView): FrameView {
  if (!view.masksPhones && !isVehiclePath(pathname)) return view
  const masked = kept.get(view) ?? withMaskedPhones(view)
  kept.set(view, masked)
  return masked
}

/** Whether the frame around one page is not the frame around the other. */
export function changesFrame(from: URL, to: URL): boolean {
  return isVehiclePath(from.pathname) !== isVehiclePath(to.pathname)
}

const kept = new WeakMap<FrameView, FrameView>()

function withMaskedPhones(view: FrameView): FrameView {
  const { header, footer, strip, phoneBar, locations } = view
  return {
    ...view,
    header: header.map((entry) => {
      if ('items' in entry) return { ...entry, items: entry.items.map(unlinked) }
      return 'href' in entry ? unlinked(entry) : entry
    }),
    footer: footer.map((column) => ({ ...column, links: column.links.map(unlinked) })),
    phoneBar: phoneBar.map((link) => ({ ...link, href: unlinked(link).href })),
    strip: strip && {
      ...strip,
      salesPhone: strip.salesPhone && masked(strip.salesPhone, CONTACT_PATH),
      servicePhone: strip.servicePhone && masked(strip.servicePhone, CONTACT_PATH),
    },
    locations: locations.map((location) => ({
      ...location,
      phone: masked(location.phone, location.href),
      landline: null,
    })),
  }
}

function masked({ text }: PhoneView, tel: string): PhoneView {
  return { text: maskPhone(text), tel }
}

/** A number among the menu's links. */
function unlinked(link: MenuLink): MenuLink {
  return link.href.startsWith('tel:') ? { label: maskPhone(link.label), href: CONTACT_PATH } : link
}
