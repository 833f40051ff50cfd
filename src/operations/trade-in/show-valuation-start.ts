import { absolute } from '#domain/breadcrumb.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { SELL_PATH, TRADE_IN_PATH, tradeInPath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import type { LeadPageCar } from '#views/lead-page/lead-page-view.ts'
import type { ValuationStart } from '#views/trade-in/valuation-view.ts'
import { offeredCar, pageCar } from '../lead/show-lead-page.ts'
import { knownMakes } from '../listing/known-makes.ts'
import type { SiteRequest } from '../site-request.ts'
import { distanceWord } from './show-valuation.ts'
import { serviceOf } from './value-vehicle.ts'

/**
 * ROUTE-4, ROUTE-8: the first page of a valuation, at each of its URLs. Null if the site has no online valuation. Shows
 * the car of the link if the site offers it.
 */
export async function showValuationStart(request: SiteRequest, url: URL): Promise<ValuationStart | null> {
  const { platform, site, origin, now } = request
  if (!site.tradeIn.valuation) return null
  const selling = url.pathname.replace(/\/+$/, '') === SELL_PATH
  const car = selling ? null : await offeredCar(request, url.searchParams)
  const own = platform.pagesOf(site.slug).find(({ path }) => path === TRADE_IN_PATH)
  const engine = await platform.engines.forSite(site)
  const { makes } = await knownMakes(engine, site, now)
  const { vehicleWord } = site.search
  const words = selling ? SELLING : car ? TOWARD : TRADING
  const said = (text: string) => text.replaceAll('{vehicle}', vehicleWord).replaceAll('{site}', site.name)
  const heading = (words === TRADING && own?.title) || said(words.heading)
  const introduction = (words === TRADING && own?.description) || said(words.introduction)
  return {
    metaTitle: `${heading} | ${site.name}`,
    metaDescription: introduction,
    canonical: absolute(selling ? SELL_PATH : TRADE_IN_PATH, origin),
    heading,
    introduction,
    ownWords: words === TRADING ? (own?.html ?? null) : null,
    action: car ? tradeInPath(car.id) : selling ? SELL_PATH : TRADE_IN_PATH,
    car: car === null ? null : (pageCar(car, site) satisfies LeadPageCar),
    makes: makes.map(({ name, models }) => ({ name, models })),
    distance: distanceWord(site.region),
    rego: serviceOf(platform.regoLookups, site) && {
      label: REGIONS[site.region].words.rego,
      states: REGIONS[site.region].states,
      defaultState: leadFormOptions(site).defaultState,
    },
    steps: (selling ? SELLING_STEPS : TRADING_STEPS).map(said),
  }
}

interface Words {
  readonly heading: string
  readonly introduction: string
}

const TRADING: Words = {
  heading: 'What is your {vehicle} worth?',
  introduction: 'Get your price estimate in about two minutes. No obligation.',
}
const TOWARD: Words = {
  heading: 'What is your {vehicle} worth?',
  introduction: 'See how much your trade-in could take off the price of this one.',
}
const SELLING: Words = {
  heading: 'Sell your {vehicle} to {site}',
  introduction: 'Get a price estimate in about two minutes. You don’t have to buy anything from us.',
}

const TRADING_STEPS = [
  'Tell us which {vehicle} it is.',
  'Answer seven quick questions about its condition.',
  'See your estimate and how we got it.',
  'Like the price? Leave your details and we’ll inspect it together.',
] as const
const SELLING_STEPS = [
  'Tell us which {vehicle} it is.',
  'Answer seven quick questions about its condition.',
  'See your estimate and how we got it.',
  'Bring it in. If it’s as you described, we pay you by bank transfer.',
] as const
