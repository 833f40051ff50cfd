/** The addresses of a site that the rules build links to (ROUTE-1 to ROUTE-8). All are paths of the same site. */

export const SEARCH_PATH = '/search'

/** The budget finder by itself (BUDGET-1). */
export const BUDGET_PATH = '/budget'

/** The vehicle page (ROUTE-4). */
export const vehiclePath = (slug: string): string => `/cars/${encodeURIComponent(slug)}`

/** Whether a path is that of one car's page. */
export const isVehiclePath = (path: string): boolean => /^\/cars\/(?!trade-in$)[^/]+$/.test(path)

/** The car on a sheet for its windscreen (CAR-8). */
export const windowSheetPath = (slug: string): string => `${vehiclePath(slug)}.pdf`

/** The enquiry form on the vehicle page. */
export const enquiryPath = (slug: string): string => `${vehiclePath(slug)}#enquire`

/** The same form over the page, which the address says (FORM-1). */
export const enquiryDialogPath = (slug: string): string => `${vehiclePath(slug)}?enquiry=vehicle#enquire`

/** The same form, asking for a test drive. */
export const testDrivePath = (slug: string): string => `${vehiclePath(slug)}?enquiry=test-drive#enquire`

/** The same form, asking for more pictures (FORM-1). */
export const photosPath = (slug: string): string => `${vehiclePath(slug)}?enquiry=photos#enquire`

/** The dealer's number on the vehicle page, masked until it is asked for (PHONE-1). */
export const callPath = (slug: string): string => `${vehiclePath(slug)}#call`

/** The reservation flow, under the name that the site uses (ROUTE-4). */
export const checkoutPath = (slug: string, flow: 'checkout' | 'buy-online'): string => `${vehiclePath(slug)}/${flow}`

/** A buyer's own page of a reservation, whose id cannot be guessed. */
export const reservationPath = (id: string): string => `/reservations/${encodeURIComponent(id)}`

/** The trade-in valuation for a car (ROUTE-4). */
export const tradeInPath = (id: string): string => `/cars/trade-in?car_id=${encodeURIComponent(id)}`

/** Where a vehicle is valued (ROUTE-8), and where it is sold without buying one (ROUTE-4). */
export const TRADE_IN_PATH = '/trade-in'
export const SELL_PATH = '/sell-my-car'

/** The rest of a valuation's way, behind an id that nobody guesses (TRADE-1). */
export const valuationPath = (id: string): string => `${TRADE_IN_PATH}/${encodeURIComponent(id)}`

/** Cars side by side; their ids stand in the address, so that a comparison can be shared. */
export const comparePath = (ids: readonly string[]): string => withCars('/compare', ids)

/** What a browser keeps, or the list that someone shared (ROUTE-10). */
export const favouritesPath = (ids: readonly string[]): string => withCars('/favourites', ids)

/** The cars that a signed-in visitor keeps (ROUTE-10). */
export const WATCHLIST_PATH = '/watchlist'

/** The list that saved cars are in, by where the site keeps them (CARD-9). */
export const listPath = (saving: 'off' | 'browser' | 'garage'): string =>
  saving === 'garage' ? WATCHLIST_PATH : favouritesPath([])

/** The icon of the site in a browser's tab, and on a phone's home screen. */
export const SITE_ICON_PATH = '/favicon.svg'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

/** What the browser keeps, for the visitor to see and clear (LAW-4). */
export const YOUR_DATA_PATH = '/your-data'

/** On the same page: the answer to the site's tags (D-62). */
export const COOKIE_SETTINGS_ID = 'cookie-settings'
export const COOKIE_SETTINGS_PATH = `${YOUR_DATA_PATH}#${COOKIE_SETTINGS_ID}`

/** The booked time of a lead just sent, as a calendar file (ROUTE-6). */
export const SUCCESS_CALENDAR_PATH = '/success/appointment.ics'

function withCars(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?cars=${ids.map(encodeURIComponent).join(',')}`
}

/** The site's own forms of contact (ROUTE-8). */
export const CONTACT_PATH = '/contact-us'

/** The form for a test drive that starts at no car's page (ROUTE-8). */
export const TEST_DRIVE_PATH = '/book-test-drive'

/** A location's own page (ROUTE-8). */
export const locationPath = (slug: string): string => `${CONTACT_PATH}/${encodeURIComponent(slug)}`

/** What a finance link tells the form of the car (ROUTE-7). */
export interface FinanceSubject {
  readonly id: string
  readonly car_type: string
  readonly dealership_slug: string
  readonly has_nvic: boolean
}

/** Personalised finance for a car with an nvic, else the site's finance page with its form filled (FIN-8, ROUTE-7). */
export function financePath(car: FinanceSubject, price: number | null, page: string): string {
  if (car.has_nvic) return `/personalised/finance?car_id=${encodeURIComponent(car.id)}`
  const params = new URLSearchParams({ preferredDealership: car.dealership_slug })
  if (price !== null) params.set('vehiclePriceBudget', String(price))
  params.set('car_id', car.id)
  params.set('car_type', car.car_type)
  return `${page}?${params}#finance-form`
}

/** A name as it stands in an address: 'Mercedes-Benz' is 'mercedes-benz', 'Town & Country' 'town-country' (ROUTE-3). */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
