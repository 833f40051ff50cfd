import type { ItemType } from '#domain/car/vocabulary.ts'
import { telHref } from '#domain/phone/phone.ts'
import { inTrade } from '#domain/trade.ts'
import type { Region, SiteInput } from '../site.ts'

interface Starter {
  readonly sells: ItemType
  readonly region: Region
  readonly phone: string
  readonly showsBudget: boolean
}

/** The menus of a new site, worded for what the dealer sells. */
export function starterMenus({ sells, region, phone, showsBudget }: Starter): NonNullable<SiteInput['menus']> {
  const said = (text: string) => inTrade(text, { vehicleWord: sells })
  const favourites = region === 'US' ? 'favorites' : 'favourites'
  return {
    header: [
      {
        label: said('Cars'),
        items: [{ label: said('All cars'), href: '/search' }, ...KINDS_OF_STOCK[sells](region)],
      },
      { label: region === 'US' ? 'Value your trade' : 'Trade in', href: '/trade-in' },
      { label: 'Finance', href: '/finance' },
      { label: 'Contact', href: '/contact-us' },
    ],
    footer: [
      {
        title: said('Find a car'),
        links: [
          { label: said('All cars'), href: '/search' },
          ...(showsBudget ? [{ label: 'Your budget', href: '/budget' }] : []),
          { label: `Your ${favourites}`, href: '/favourites' },
        ],
      },
      {
        title: 'Come and see us',
        links: [
          { label: 'Contact us', href: '/contact-us' },
          { label: said('Book a test drive'), href: '/book-test-drive' },
          { label: phone, href: telHref(phone, region) },
        ],
      },
    ],
  }
}

type Links = readonly { readonly label: string; readonly href: string }[]

const NEW_AND_USED: Links = [
  { label: 'New', href: '/search/new-cars' },
  { label: 'Used', href: '/search/used-cars' },
]

/** Links below 'All cars'. Only cars have body types that all dealers name alike. */
const KINDS_OF_STOCK: Readonly<Record<ItemType, (region: Region) => Links>> = {
  car: (region) => [
    { label: 'SUVs', href: '/search/suv-cars' },
    { label: region === 'US' ? 'Pickups' : 'Utes', href: '/search/ute-cars' },
    { label: 'Seven seaters', href: '/search/7-seater-cars' },
  ],
  caravan: () => [
    ...NEW_AND_USED,
    { label: 'Family bunks', href: '/search?query=bunk' },
    { label: 'Off-road', href: '/search?query=off-road' },
  ],
  truck: () => NEW_AND_USED,
  motorbike: () => NEW_AND_USED,
}
