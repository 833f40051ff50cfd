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
export type HomeBlockName = (typeof HOME_BLOCKS)[number]
