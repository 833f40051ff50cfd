import { absolute } from '#domain/breadcrumb.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { SELL_PATH, TRADE_IN_PATH, tradeInPath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import { headPicture } from '#views/lead-page/head-picture.ts'
import type { LeadPageCar } from '#views/lead-page/lead-page-view.ts'
import type { ValuationStart } from '#views/trade-in/valuation-view.ts'
import { say } from '#words/say.ts'
import * as texts from '#words/valuation.ts'
import type { SiteRequest } from '../site-request.ts'
import { distanceWord } from '../trade-in/show-valuation.ts'
import { serviceOf } from '../trade-in/value-vehicle.ts'
import { valuedBy } from '../trade-in/valued-by.ts'
import { valuedNames } from '../trade-in/valued-names.ts'
import { offeredCar, pageCar } from './show-lead-page.ts'

/**
 * ROUTE-4, ROUTE-8: the first page of a valuation, at each of its URLs. Null if the site has no online valuation. Shows
 * the car of the link if the site offers it.
 */
export async function showValuationStart(request: SiteRequest, url: URL): Promise<ValuationStart | null> {
  const { platform, site, origin } = request
  if (!site.tradeIn.valuation) return null
  const isSelling = withoutEnd(url.pathname, '/') === SELL_PATH
  const car = isSelling ? null : await offeredCar(request, url.searchParams)
  const contentPage = platform.contentOf(site.slug).pages.find(({ path }) => path === TRADE_IN_PATH)
  const { vehicleWord } = site.search
  const isTrading = !isSelling && car === null
  const words = isSelling ? selling() : car ? toward() : trading()
  const said = (text: string) => text.replaceAll('{vehicle}', vehicleWord).replaceAll('{site}', site.name)
  const heading = (isTrading && contentPage?.title) || said(words.heading)
  const hasFigure = (await valuedBy(request)) !== 'nobody'
  const introduction =
    (isTrading && contentPage?.description) || said(hasFigure ? words.introduction : say(texts.tellAndBeCalled))
  return {
    metaTitle: `${heading} | ${site.name}`,
    metaDescription: introduction,
    canonical: absolute(isSelling ? SELL_PATH : TRADE_IN_PATH, origin),
    heading,
    picture: car ? null : headPicture(site, 'trade-in'),
    introduction,
    ownWords: isTrading ? (contentPage?.html ?? null) : null,
    action: car ? tradeInPath(car.id) : isSelling ? SELL_PATH : TRADE_IN_PATH,
    car: car === null ? null : (pageCar(car, site, request.now) satisfies LeadPageCar),
    makes: (await valuedNames(request)).filter(({ models }) => models.length > 0),
    distance: distanceWord(site.region),
    rego: serviceOf(platform.regoLookups, site) && {
      label: REGIONS[site.region].words.rego,
      states: REGIONS[site.region].states,
      defaultState: leadFormOptions(site).defaultState,
    },
    steps: stepsOf(isSelling ? say(texts.bringItPayTransfer) : say(texts.likePriceInspect), hasFigure).map(said),
  }
}

interface Words {
  readonly heading: string
  readonly introduction: string
}

const trading = (): Words => ({
  heading: say(texts.whatIsYoursWorth, { vehicle: '{vehicle}' }),
  introduction: say(texts.priceEstimateTwoMinutes),
})
const toward = (): Words => ({
  heading: say(texts.whatIsYoursWorth, { vehicle: '{vehicle}' }),
  introduction: say(texts.seeHowMuchOff),
})
const selling = (): Words => ({
  heading: say(texts.sellYoursToSite, { vehicle: '{vehicle}', site: '{site}' }),
  introduction: say(texts.priceEstimateNoBuying),
})

const stepsOf = (last: string, hasFigure: boolean): readonly string[] => [
  say(texts.tellWhichVehicle, { vehicle: '{vehicle}' }),
  ...(hasFigure ? [say(texts.answerSevenQuestions), say(texts.seeYourEstimate)] : [say(texts.valuerCalls)]),
  last,
]
