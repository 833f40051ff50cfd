import type { HomeBlockName } from '#domain/home/home-blocks.ts'
import type { HomeView } from './home-view.ts'

/** Whether each block has content. */
const HAS_SOMETHING: Readonly<Record<HomeBlockName, (home: HomeContent) => boolean>> = {
  hero: () => true,
  search: () => true,
  features: ({ features }) => features.length > 0,
  bodies: ({ bodies }) => bodies.length > 0,
  latest: ({ latest }) => latest.length > 0,
  offers: ({ offers }) => offers.length > 0,
  budget: ({ budget }) => budget !== null,
  makes: ({ makes }) => makes.length > 0,
  'why-buy': ({ whyBuy }) => whyBuy.length > 0,
  reviews: ({ reviews }) => reviews !== null,
  articles: ({ articles }) => articles.length > 0,
  locations: () => true,
}

type HomeContent = Omit<HomeView, 'blocks'>

/** SITE-12: the site's blocks in the site's order, without empty ones. A block of the page shows once. */
export function shownBlocks(order: HomeView['blocks'], home: HomeContent): HomeView['blocks'] {
  return [...new Set(order)].filter((block) => typeof block !== 'string' || HAS_SOMETHING[block](home))
}
