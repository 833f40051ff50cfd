import { oncePer } from '#caching/once-per.ts'
import { CONTACT_PATH, isVehiclePath } from '#domain/paths.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import type { FrameView, MenuLink, PhoneView } from '#views/site/site-view.ts'

/**
 * PHONE-1: masks every phone number in header and footer on vehicle pages, since one may equal the number that the page
 * masks. Masked numbers link to the page that reveals them; a car's page reveals and calls its own sales number in one
 * press. A site may mask them on every page. Returns the same object for the same view, so that its markup can be cached.
 */
export function frameAround(pathname: string, view: FrameView): FrameView {
  if (isVehiclePath(pathname)) return onVehiclePages(view)
  return view.masksPhones ? withMaskedPhones(view) : view
}

/** Whether header and footer differ between two pages. */
export function changesFrame(from: URL, to: URL): boolean {
  return isVehiclePath(from.pathname) !== isVehiclePath(to.pathname)
}

const withMaskedPhones = oncePer((view: FrameView): FrameView => {
  const { header, headerPhone, callToAction, footer, strip, phoneBar, locations } = view
  return {
    ...view,
    header: header.map((entry) => {
      if ('items' in entry) return { ...entry, items: entry.items.map(unlinked) }
      return 'href' in entry ? unlinked(entry) : entry
    }),
    headerPhone: headerPhone && masked(headerPhone, CONTACT_PATH),
    callToAction: callToAction && unlinked(callToAction),
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
})

const onVehiclePages = oncePer((view: FrameView): FrameView => {
  const { strip, phoneBar, headerPhone, ...rest } = withMaskedPhones(view)
  return {
    ...rest,
    headerPhone: headerPhone && { ...headerPhone, reveals: true },
    phoneBar: phoneBar.map((link) => (link.icon === 'phone' ? { ...link, reveals: true } : link)),
    strip: strip && { ...strip, salesPhone: strip.salesPhone && { ...strip.salesPhone, reveals: true } },
  }
})

function masked({ text }: PhoneView, tel: string): PhoneView {
  return { text: maskPhone(text), tel }
}

/** A menu link without its phone number. */
function unlinked(link: MenuLink): MenuLink {
  return link.href.startsWith('tel:') ? { label: maskPhone(link.label), href: CONTACT_PATH } : link
}
