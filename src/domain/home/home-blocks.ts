/** The blocks of a home page, in their standard order. A site sets its own order and choice (`home.blocks`). */
export const HOME_BLOCKS = [
  'hero',
  'search',
  'features',
  'bodies',
  'latest',
  'offers',
  'budget',
  'makes',
  'why-buy',
  'reviews',
  'articles',
  'locations',
] as const

/** Forms of the hero that every template has besides its own. */
export const HERO_SHAPES = ['split', 'full', 'centred'] as const
export type HeroShape = (typeof HERO_SHAPES)[number]

/** Headings and labels of the blocks that a site may word itself. */
export const HOME_TITLES = [
  'bodies',
  'latest',
  'allStock',
  'justArrived',
  'offers',
  'allOffers',
  'budget',
  'makes',
  'whyBuy',
  'reviews',
  'articles',
  'allArticles',
  'locations',
  'keyword',
  'search',
] as const
export type HomeTitle = (typeof HOME_TITLES)[number]

export type HomeBlockName = (typeof HOME_BLOCKS)[number]
