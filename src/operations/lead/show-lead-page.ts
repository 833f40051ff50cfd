import { absolute } from '#domain/breadcrumb.ts'
import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { placeText } from '#domain/car/fact-text.ts'
import { cutText } from '#domain/cut-text.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { leadDestination } from '#domain/lead/delivery/lead-destination.ts'
import { financeFill } from '#domain/lead/form/finance-fill.ts'
import {
  type LeadPageWords,
  leadPages,
  leadPageWords,
  OPTIONAL_PAGE_PATHS,
  submitLabelOf,
  withOwnWords,
} from '#domain/lead/form/lead-pages.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { addressText, locationOf } from '#domain/location/location.ts'
import { shownLocations, visibleLocations } from '#domain/location/shown-locations.ts'
import { CONTACT_PATH, locationPath, SELL_PATH, TEST_DRIVE_PATH, vehiclePath } from '#domain/paths.ts'
import { inRegion } from '#domain/region.ts'
import type { LeadPageName, OptionalLeadPage } from '#domain/route/lead-page-name.ts'
import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import { shareImage } from '#site/content/share-image.ts'
import type { Location, Site } from '#site/site.ts'
import { foundCar } from '#views/car-finder/found-car.ts'
import { estimateOf } from '#views/card/card-view.ts'
import { priceDisplay } from '#views/card/price-display.ts'
import { storyMark } from '#views/card/story-mark.ts'
import { contactMessage } from '#views/lead/contact-message.ts'
import { bookingSteps } from '#views/lead-page/booked-steps.ts'
import { headPicture } from '#views/lead-page/head-picture.ts'
import type { LeadPageCar, LeadPageView } from '#views/lead-page/lead-page-view.ts'
import { nextSteps } from '#views/lead-page/next-steps.ts'
import { dealerData } from '#views/location/dealer-data.ts'
import { hoursRows } from '#views/location/hours-rows.ts'
import { placeView } from '#views/location/places-view.ts'
import * as texts from '#words/form-page.ts'
import { say } from '#words/say.ts'
import { findCars, LONGEST_WORDS } from '../car/find-cars.ts'
import { placesFacts, showPlaces } from '../site/show-places.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * ROUTE-7, ROUTE-8: the form page at a URL, prefilled from the link and its car. Null if the URL names neither a page
 * nor a location of the site. A car that the site does not offer is ignored (FIN-8, CAR-10).
 */
export async function showLeadPage(request: SiteRequest, url: URL): Promise<LeadPageView | null> {
  const { site } = request
  const path = withoutEnd(url.pathname, '/', 1)
  const name = LEAD_PAGE_PATHS[path]
  if (name !== undefined) {
    if (!siteHas(site, name)) return null
    const words = leadPageWords(name, path)
    const car = words.carForm === null ? null : await offeredCar(request, url.searchParams)
    const address = path === SELL_PATH ? path : addressOf(name, site)
    const view = pageView(request, { name, words, address }, car, url.searchParams)
    return name === 'test-drive' && car === null ? withFinder(request, view, url) : view
  }
  const location = site.locations.find(({ slug }) => locationPath(slug) === path)
  return location === undefined
    ? null
    : locationPage(request, location, pageView(request, contactPage(), null, url.searchParams))
}

/** ROUTE-9: optional pages that the site does not list are a 404. */
function siteHas({ leads }: Site, name: LeadPageName): boolean {
  return !isOptional(name) || leads.pages.includes(name)
}

function isOptional(name: LeadPageName): name is OptionalLeadPage {
  return name in OPTIONAL_PAGE_PATHS
}

/** The car named by a link, or null if the site does not offer it. */
export async function offeredCar({ platform, site, now }: SiteRequest, link: URLSearchParams): Promise<Car | null> {
  const id = link.get('car_id')
  const car = id ? await platform.storage.forSite(site).cars.findById(id) : null
  return car !== null && isAvailable(car) && carVisibility(car, site, now) === 'shown' ? car : null
}

interface Page {
  readonly name: LeadPageName
  readonly words: LeadPageWords
  /** The page's canonical path. */
  readonly address: string
}

const contactPage = (): Page => ({ name: 'contact', words: leadPages().contact, address: CONTACT_PATH })

function pageView(
  request: SiteRequest,
  { name, address, ...page }: Page,
  car: Car | null,
  link: URLSearchParams,
): LeadPageView {
  const { platform, site, origin } = request
  const message =
    name === 'contact' || name === 'parts' ? contactMessage(link, platform.contentOf(site.slug).catalogue) : null
  const ownPage = address === SELL_PATH ? undefined : site.leads.words.find((own) => own.page === name)
  const { category, form, carForm, introduction, introductionWithoutCar, steps, ...words } = withOwnWords(
    page.words,
    ownPage,
  )
  const said = (words: string) => inRegion(words.replaceAll('{vehicle}', site.search.vehicleWord), site.region)
  const contentPage = platform.contentOf(site.slug).pages.find(({ path }) => path === address)
  const heading = contentPage?.title ?? said(words.heading)
  const text = contentPage?.description ?? said(car ? introduction : introductionWithoutCar)
  return {
    ...words,
    formHeading: said(words.formHeading),
    submitLabel: said(submitLabelOf(words, site.appointments)),
    stepsHeading: said(words.stepsHeading),
    notes: words.notes && { ...words.notes, lines: words.notes.lines.map(said) },
    heading,
    picture: car ? null : headPicture(site, name),
    ownWords: contentPage?.html ?? null,
    metaTitle: `${heading} | ${site.name}`,
    metaDescription: text,
    canonical: absolute(address, origin),
    structuredData:
      name === 'contact'
        ? visibleLocations(site.locations).map((place) => dealerData(place, site, origin, shareImage(site)))
        : [],
    introduction: text,
    kind: (car && carForm) ?? form,
    filled: {
      category,
      ...(name === 'test-drive' && car ? driveLocation(site, car) : {}),
      ...(car ? { car_id: car.id } : {}),
      ...(message === null ? {} : { message }),
      ...(name === 'finance' ? financeFill(link, car, site.dealerships) : {}),
    },
    steps:
      steps?.map(said) ??
      stepsOf(name, category, site, car ? (locationOf(car, site.locations)?.name ?? site.name) : site.name),
    car: car && pageCar(car, site, request.now),
    searchLabel:
      car || carForm === null || name === 'trade-in'
        ? null
        : say(texts.findOneFirst, { vehicle: site.search.vehicleWord }),
    finder: null,
    place: null,
    ...locationsOf(name, car, request),
    above: null,
  }
}

/** B13: a test drive is of a car, so the page helps to find it. */
async function withFinder(request: SiteRequest, view: LeadPageView, url: URL): Promise<LeadPageView> {
  const words = cutText((url.searchParams.get('find') ?? '').trim(), LONGEST_WORDS)
  const cards = await findCars(request, words, FOUND)
  const hrefOf = (id: string) => `${TEST_DRIVE_PATH}?car_id=${encodeURIComponent(id)}`
  const cars = cards.map((card) => foundCar(card, hrefOf))
  return { ...view, searchLabel: null, finder: { action: TEST_DRIVE_PATH, words, cars } }
}

/** Cars that a finder offers at once. */
const FOUND = 4

function stepsOf(
  name: LeadPageName,
  category: LeadCategory,
  { appointments, leads, region, search }: Site,
  place: string,
): readonly string[] {
  return name === 'test-drive' && appointments.booking
    ? bookingSteps(place, region, search)
    : nextSteps(category, place, { region, trade: search }, { ownWords: leads.afterLead }).steps
}

/** FORM-14: location of the test drive, which decides the free times. Only needed on sites that take bookings. */
function driveLocation(site: Site, car: Car): { readonly location_id?: string } {
  const wish = { category: 'Test Drive', locationId: null } as const
  const { dealership_slug: dealershipSlug, location } = car
  const { locationId } = leadDestination(site, { ...wish, dealershipSlug, carLocationSlug: location.slug })
  return site.appointments.booking && locationId !== null ? { location_id: locationId } : {}
}

function addressOf(name: LeadPageName, { finance }: Site): string {
  if (isOptional(name)) return OPTIONAL_PAGE_PATHS[name]
  return name === 'finance' ? finance.page : name === 'contact' ? CONTACT_PATH : TEST_DRIVE_PATH
}

/**
 * PLACE-1: the contact page shows all locations; the service and parts pages show all theirs if there are several.
 * Other pages show the car's location, or the only one, next to the form.
 */
function locationsOf(
  name: LeadPageName,
  car: Car | null,
  request: SiteRequest,
): Pick<LeadPageView, 'places' | 'locationId' | 'hours'> {
  const { locations, region } = request.site
  const none = { locationId: null, hours: [] }
  if (name === 'contact') return { places: showPlaces(request, 'all'), ...none }
  const choice = name === 'service' || name === 'parts' ? shownLocations(locations, name) : []
  if (choice.length > 1) return { places: showPlaces(request, name), ...none }
  const only = choice[0] ?? (locations.length === 1 ? locations[0] : car && locationOf(car, locations))
  if (name === 'finance' || !only) return { places: null, ...none }
  return { places: null, locationId: only.id, hours: hoursRows(only, request.now, region) }
}

/** The car shown next to its form. */
export function pageCar(car: Car, site: Site, now: Date): LeadPageCar {
  const estimate = estimateOf(car, site, { now })
  const mark = storyMark(car, estimate, site, now)
  return {
    title: carTitle(car),
    subtitle: carSubtitle(car),
    href: vehiclePath(car.slug),
    picture: cardPicture(car),
    price: priceDisplay(car, site.card),
    place: placeText(car),
    ...(mark !== null && { story: { mark, disclaimer: estimate?.disclaimer ?? site.finance.disclaimer } }),
  }
}

/** PLACE-2: the contact page of one location; its form goes to that location. */
function locationPage(request: SiteRequest, location: Location, contact: LeadPageView): LeadPageView {
  const { site, origin } = request
  return {
    ...contact,
    metaTitle: `${location.name} | ${say(texts.contact)} | ${site.name}`,
    metaDescription: say(texts.placeHoursPhone, { place: location.name, address: addressText(location) }),
    canonical: absolute(locationPath(location.slug), origin),
    structuredData: [dealerData(location, site, origin, shareImage(site))],
    heading: location.name,
    picture: null,
    introduction: addressText(location),
    filled: { ...contact.filled, location_id: location.id },
    steps: nextSteps(
      'General Enquiry',
      location.name,
      { region: site.region, trade: site.search },
      { ownWords: site.leads.afterLead },
    ).steps,
    place: placeView(site, location, placesFacts(request)),
    places: null,
    locationId: null,
    hours: [],
    above: site.locations.length > 1 ? { label: say(texts.allLocations), href: CONTACT_PATH } : null,
  }
}
