/** ROUTE-1 to ROUTE-8: addresses that links are built from. All are paths of the same site. */

export const SEARCH_PATH = '/search'

/** The budget finder on its own page (BUDGET-1). */
export const BUDGET_PATH = '/budget'

/** The vehicle page (ROUTE-4). */
export const vehiclePath = (slug: string): string => `/cars/${encodeURIComponent(slug)}`

/** Whether a path is a car's page. */
export const isVehiclePath = (path: string): boolean => /^\/cars\/(?!trade-in$)[^/]+$/.test(path)

/** The PDF window sticker of a car (CAR-8). */
export const windowStickerPath = (slug: string): string => `${vehiclePath(slug)}.pdf`

/** The enquiry form on the vehicle page. */
export const enquiryPath = (slug: string): string => `${vehiclePath(slug)}#enquire`

/** The enquiry form as a dialog over the vehicle page (FORM-1). */
export const enquiryDialogPath = (slug: string): string => `${vehiclePath(slug)}?enquiry=vehicle#enquire`

/** The enquiry form, preset to a test drive. */
export const testDrivePath = (slug: string): string => `${vehiclePath(slug)}?enquiry=test-drive#enquire`

/** The enquiry form, preset to more photos (FORM-1). */
export const photosPath = (slug: string): string => `${vehiclePath(slug)}?enquiry=photos#enquire`

/** The dealer's phone number on the vehicle page, masked until the buyer reveals it (PHONE-1). */
export const callPath = (slug: string): string => `${vehiclePath(slug)}#call`

/** The reservation flow, under the name that the site uses (ROUTE-4). */
export const checkoutPath = (slug: string, flow: 'checkout' | 'buy-online'): string => `${vehiclePath(slug)}/${flow}`

/** A buyer's page of their reservation, by the signed link that they got (RESERVE-6). */
export const reservationPath = (token: string): string => `/reservations/${encodeURIComponent(token)}`

/** The trade-in valuation for a car (ROUTE-4). */
export const tradeInPath = (id: string): string => `/cars/trade-in?car_id=${encodeURIComponent(id)}`

/** Valuation of the visitor's vehicle (ROUTE-8), and selling it without buying another (ROUTE-4). */
export const TRADE_IN_PATH = '/trade-in'
export const SELL_PATH = '/sell-my-car'

/** The later steps of a valuation, by a signed link (TRADE-1). */
export const valuationPath = (token: string): string => `${TRADE_IN_PATH}/${encodeURIComponent(token)}`

/** Cars side by side. The ids are in the address, so that a comparison can be shared. */
export const comparePath = (ids: readonly string[]): string => withCars('/compare', ids)

/** The favourites in this browser, or a shared list (ROUTE-10). */
export const favouritesPath = (ids: readonly string[]): string => withCars('/favourites', ids)

/** The watchlist of a signed-in visitor (ROUTE-10). */
export const WATCHLIST_PATH = '/watchlist'

/** The page that lists saved cars: the watchlist or the browser's favourites, as the site's options say (CARD-9). */
export const listPath = (saving: 'off' | 'browser' | 'garage'): string =>
  saving === 'garage' ? WATCHLIST_PATH : favouritesPath([])

/** The site's icon for browser tabs, and for a phone's home screen. */
export const SITE_ICON_PATH = '/favicon.svg'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

/** What is stored in the browser, for the visitor to see and clear (LAW-4). */
export const YOUR_DATA_PATH = '/your-data'

/** The cookie settings on that page: the visitor's consent to the site's tags (D-62). */
export const COOKIE_SETTINGS_ID = 'cookie-settings'
export const COOKIE_SETTINGS_PATH = `${YOUR_DATA_PATH}#${COOKIE_SETTINGS_ID}`

/** The heading that says what became of a form (ui/elements/said-heading.tsx). */
export const SAID = '#said'

/** A buyer's page of their visit, by the signed link that they got, and its calendar file (FORM-17). */
export const visitPath = (token: string): string => `/visits/${encodeURIComponent(token)}`
export const visitCalendarPath = (token: string): string => `${visitPath(token)}/appointment.ics`

/** Calendar file of the appointment that was just booked (ROUTE-6). */
export const SUCCESS_CALENDAR_PATH = '/success/appointment.ics'

function withCars(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?cars=${ids.map(encodeURIComponent).join(',')}`
}

/** The site's contact page (ROUTE-8). */
export const CONTACT_PATH = '/contact-us'

/** The test drive form that is not about one car (ROUTE-8). */
export const TEST_DRIVE_PATH = '/book-test-drive'

/** A location's page (ROUTE-8). */
export const locationPath = (slug: string): string => `${CONTACT_PATH}/${encodeURIComponent(slug)}`

/** FIN-8, MONEY-5: finance for one car, with its repayment calculator. */
export const PERSONAL_FINANCE_PATH = '/personalised/finance'

/** Fields of a car that finance links pass to the form (ROUTE-7). */
export interface FinanceSubject {
  readonly id: string
  readonly car_type: string
  readonly dealership_slug: string
  readonly has_nvic: boolean
}

/**
 * Personalised finance for a car with an NVIC, otherwise the site's finance page with the form prefilled (FIN-8,
 * ROUTE-7).
 */
export function financePath(car: FinanceSubject, price: number | null, page: string): string {
  if (car.has_nvic) return `${PERSONAL_FINANCE_PATH}?car_id=${encodeURIComponent(car.id)}`
  const params = new URLSearchParams({ preferredDealership: car.dealership_slug })
  if (price !== null) params.set('vehiclePriceBudget', String(price))
  params.set('car_id', car.id)
  params.set('car_type', car.car_type)
  return `${page}?${params}#finance-form`
}
