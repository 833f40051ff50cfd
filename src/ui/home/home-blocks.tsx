import type { ReactNode } from 'react'
import { BLOG_PATH } from '#domain/blog/blog-paths.ts'
import type { HomeBlockName, HomeTitle } from '#domain/home/home-blocks.ts'
import type { HomeView } from '#views/home/home-view.ts'
import * as texts from '#words/home.ts'
import * as plain from '#words/templates.ts'
import type { Word } from '#words/word.ts'
import { FreeBlock } from '../block/free-block.tsx'
import { LatestCars } from '../block/latest-cars.tsx'
import { FeaturedArticles } from '../blog/featured-articles.tsx'
import { LocationsBlock } from '../location/locations-block.tsx'
import { OfferList } from '../offer/offer-list.tsx'
import { Reviews } from '../review/reviews.tsx'
import type { HomePage } from '../slots.ts'
import { useWords } from '../use-words.ts'
import { BodyLinks } from './body-links.tsx'
import { BudgetFinder } from './budget-finder.tsx'
import { FeatureBanner } from './feature-banner.tsx'
import { HERO_BLOCKS } from './hero-shapes/hero-shapes.tsx'
import type { HomeBlock } from './home-block.ts'
import { HomeSearch } from './home-search.tsx'
import { HomeSection } from './home-section.tsx'
import { QuickSearch } from './quick-search.tsx'
import { TileLinks } from './tile-links.tsx'
import { WhyBuy } from './why-buy.tsx'

/** Headings of the blocks, in the template's tone. A site may word each itself (`home.titles`). */
export type HomeTitles = Readonly<
  Record<Exclude<HomeTitle, 'justArrived' | 'allOffers' | 'allArticles' | 'keyword' | 'search'>, Word>
>

/** Headings of a template that has no tone of its own. */
const PLAIN_TITLES: HomeTitles = {
  bodies: plain.bodyTypes,
  latest: plain.latestArrivals,
  allStock: plain.seeAllStock,
  offers: plain.specialOffers,
  budget: plain.startBudget,
  makes: plain.makes,
  whyBuy: plain.whyBuyFrom,
  reviews: plain.whatCustomersSay,
  articles: plain.fromOurBlog,
  locations: plain.whereFind,
}

/** The plain version of every block except the hero. Templates style or replace them. */
export function plainBlocks(
  titles: HomeTitles = PLAIN_TITLES,
): Readonly<Record<Exclude<HomeBlockName, 'hero'>, HomeBlock>> {
  return {
    search: ({ home }) => (
      <div className="container">
        <HomeSearch search={home.search} placeholder={home.placeholder} words={home.titles} />
      </div>
    ),
    features: Services,
    bodies: ({ home }) => (
      <Titled own={home.titles.bodies} title={titles.bodies}>
        <BodyLinks bodies={home.bodies} />
        {home.conditions.length > 1 ? <TileLinks tiles={home.conditions} className="home-conditions" /> : null}
      </Titled>
    ),
    latest: ({ home }) => (
      <Titled
        own={home.titles.latest}
        title={titles.latest}
        more={{ own: home.titles.allStock, label: titles.allStock, href: '/search?sortBy=latest' }}
      >
        <LatestCars cars={home.latest} />
      </Titled>
    ),
    offers: ({ home }) => (
      <Titled
        own={home.titles.offers}
        title={titles.offers}
        more={{ own: home.titles.allOffers, label: texts.allOffers, href: '/special-offers' }}
      >
        <OfferList offers={home.offers} main={false} />
      </Titled>
    ),
    budget: ({ home }) => <Budget home={home} title={titles.budget} />,
    makes: ({ home }) => (
      <Titled own={home.titles.makes} title={titles.makes}>
        <TileLinks tiles={home.makes} className="make-links" />
      </Titled>
    ),
    'why-buy': ({ home }) => (
      <Titled own={home.titles.whyBuy} title={titles.whyBuy}>
        <WhyBuy points={home.whyBuy} />
      </Titled>
    ),
    reviews: ({ home }) =>
      home.reviews ? (
        <Titled own={home.titles.reviews} title={titles.reviews}>
          <CustomerReviews reviews={home.reviews} />
        </Titled>
      ) : null,
    articles: ({ home }) => (
      <Titled
        own={home.titles.articles}
        title={titles.articles}
        more={{ own: home.titles.allArticles, label: texts.allArticles, href: BLOG_PATH }}
      >
        <FeaturedArticles articles={home.articles} />
      </Titled>
    ),
    locations: ({ home }) => (
      <Titled own={home.titles.locations} title={titles.locations}>
        <LocationsBlock places={home.places} />
      </Titled>
    ),
  }
}

/** A section with the site's own heading, or the template's. */
function Titled({
  own,
  title,
  more,
  children,
}: {
  readonly own: string | undefined
  readonly title: Word
  readonly more?: { readonly own: string | undefined; readonly label: Word; readonly href: string }
  readonly children: ReactNode
}) {
  const t = useWords()
  return (
    <HomeSection
      title={own ?? t(title)}
      {...(more ? { more: { label: more.own ?? t(more.label), href: more.href } } : {})}
      className="container"
    >
      {children}
    </HomeSection>
  )
}

function Services({ home }: { readonly home: HomeView }) {
  const t = useWords()
  return (
    <nav aria-label={t(texts.ourServices)} className="container">
      <FeatureBanner features={home.features} />
    </nav>
  )
}

function Budget({ home, title }: { readonly home: HomeView; readonly title: Word }) {
  const t = useWords()
  if (!home.budget) return null
  return (
    <div className="container home-section">
      <BudgetFinder budget={home.budget} title={home.titles.budget ?? t(title)} />
    </div>
  )
}

function CustomerReviews({ reviews }: { readonly reviews: NonNullable<HomeView['reviews']> }) {
  const t = useWords()
  return <Reviews reviews={reviews} label={t(texts.reviews)} />
}

/** A template's home page: the blocks that the site shows, in its order (SITE-12). On a phone the search is first (B10). */
export function homePage(blocks: Readonly<Record<HomeBlockName, HomeBlock>>): HomePage {
  return ({ site, home }) => {
    const firstStock = home.blocks.includes('latest')
      ? -1
      : home.blocks.findIndex((block) => typeof block !== 'string' && block.kind === 'stock')
    return (
      <>
        {home.blocks.includes('hero') ? null : <h1 className="sr-only">{home.heading}</h1>}
        {home.blocks.includes('search') ? <QuickSearch search={home.search} placeholder={home.placeholder} /> : null}
        {home.blocks.map((block, index) => {
          // The blocks of a page are the same for all visitors, so their positions name them.
          if (typeof block !== 'string')
            return <FreeBlock key={String(index)} block={block} isFirstStock={index === firstStock} />
          const Block = block === 'hero' && site.heroShape !== null ? HERO_BLOCKS[site.heroShape] : blocks[block]
          return (
            <div key={block} className={`block-${block}`}>
              <Block site={site} home={home} />
            </div>
          )
        })}
      </>
    )
  }
}
