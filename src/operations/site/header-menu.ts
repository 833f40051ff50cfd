import { makePath } from '#domain/listing/stock-path.ts'
import type { Model } from '#domain/model/model.ts'
import { findManufacturer } from '#site/manufacturers.ts'
import type { Site } from '#site/site.ts'
import { vehiclesMenu } from '#views/model/vehicles-menu.ts'
import type { MenuEntry, MenuItem } from '#views/site/site-view.ts'

/** The main menu: the dealer's links, makes with logos, models by body type (SITE-7). */
export function headerMenu({ menus, dealerships }: Site, models: readonly Model[]): readonly MenuEntry[] {
  return menus.header.flatMap((entry): readonly MenuEntry[] => {
    if (!('show' in entry)) return [entry]
    const { label } = entry
    if (entry.show === 'vehicles') return models.length > 0 ? [{ label, groups: vehiclesMenu(models) }] : []
    const makes = entry.makes ?? [...new Set(dealerships.flatMap(({ manufacturers }) => manufacturers))]
    return makes.length > 0 ? [{ label, brands: true, items: makes.map((make) => brandItem(make, menus)) }] : []
  })
}

/** A make with its logo: the dealer's file, else the platform's, else none. */
function brandItem(make: string, { brandLogos }: Site['menus']): MenuItem {
  const dealerLogo = brandLogos.find((logo) => logo.make === make)
  const image = dealerLogo ? `/site-files/${dealerLogo.image}` : (findManufacturer(make)?.logo.url ?? null)
  return { label: make, href: makePath(make), ...(image && { image }) }
}
