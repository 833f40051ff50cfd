import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { TileLinks } from '#ui/home/tile-links.tsx'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/templates.ts'

const plain = plainBlocks({
  bodies: texts.bodyTypes,
  latest: texts.latestArrivals,
  allStock: texts.seeAllStock,
  offers: texts.specialOffers,
  budget: texts.startBudget,
  makes: texts.makes,
  whyBuy: texts.whyBuyFrom,
  reviews: texts.whatCustomersSay,
  articles: texts.newsAndAdvice,
  locations: texts.whereFind,
})

/** What the slides say, in a low row; the template has no large picture. */
const Notices: HomeBlock = ({ home }) => (
  <div className="market-notices border-b border-line bg-surface">
    <div className="container flex gap-x-8 overflow-x-auto">
      {home.hero.slides
        .toSorted((one, other) => Number(other.main) - Number(one.main))
        .map((slide) => (
          <HeroWords key={slide.title} slide={slide} className="market-notice" linkClassName="link text-sm" />
        ))}
    </div>
  </div>
)

/** The ways into the stock: rows to swipe on a phone, a column beside the cars on a desk. */
const Ways: HomeBlock = ({ home }) => {
  const t = useWords()
  const titles = { bodies: home.titles.bodies ?? t(texts.bodyTypes), makes: home.titles.makes ?? t(texts.makes) }
  return (['bodies', 'makes'] as const).map((name) =>
    home.blocks.includes(name) ? (
      <section key={name} className="market-ways">
        <h2>{titles[name]}</h2>
        <TileLinks tiles={home[name]} className="market-way" />
        {name === 'bodies' ? <TileLinks tiles={home.conditions} className="market-way" /> : null}
      </section>
    ) : null,
  )
}

/** Market: search, the ways into the stock, and the newest cars at once. */
export const Home = homePage({
  ...plain,
  hero: Notices,
  search: (page) => (
    <div className="market-search">
      <plain.search {...page} />
    </div>
  ),
  bodies: (page) => (page.home.blocks.includes('latest') ? null : <plain.bodies {...page} />),
  makes: (page) => (page.home.blocks.includes('latest') ? null : <plain.makes {...page} />),
  latest: (page) => (
    <div className="market-stock container grid gap-x-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="min-w-0 pt-2 text-sm lg:pt-4">
        <Ways {...page} />
      </div>
      <div className="min-w-0 [&>.container]:px-0">
        <plain.latest {...page} />
      </div>
    </div>
  ),
})
