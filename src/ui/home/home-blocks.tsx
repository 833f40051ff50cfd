import { BLOG_PATH } from '#domain/blog/blog-paths.ts'
import type { HomeBlockName, HomeTitle } from '#domain/home/home-blocks.ts'
import type { HomeView } from '#views/home/home-view.ts'
import { FreeBlock } from '../block/free-block.tsx'
import { FeaturedArticles } from '../blog/featured-articles.tsx'
import { LocationsBlock } from '../location/locations-block.tsx'
import { OfferList } from '../offer/offer-list.tsx'
import { Reviews } from '../review/reviews.tsx'
import type { HomePage } from '../slots.ts'
import { BodyLinks } from './body-links.tsx'
import { BudgetFinder } from './budget-finder.tsx'
import { FeatureBanner } from './feature-banner.tsx'
import { HERO_BLOCKS } from './hero-shapes/hero-shapes.tsx'
import type { HomeBlock } from './home-block.ts'
import { HomeSearch } from './home-search.tsx'
import { HomeSection } from './home-section.tsx'
import { LatestCars } from './latest-cars.tsx'
import { QuickSearch } from './quick-search.tsx'
import { TileLinks } from './tile-links.tsx'
import { WhyBuy } from './why-buy.tsx'

/** Headings of the blocks, in the template's tone. A site may word each itself (`home.titles`). */
export type HomeTitles = Readonly<
  Record<Exclude<HomeTitle, 'justArrived' | 'allOffers' | 'allArticles' | 'keyword' | 'search'>, string>
>

/** The plain version of every block except the hero. Templates style or replace them. */
export function plainBlocks(titles: HomeTitles): Readonly<Record<Exclude<HomeBlockName, 'hero'>, HomeBlock>> {
  const titled = (home: HomeView, name: keyof HomeTitles) => home.titles[name] ?? titles[name]
  return {
    search: ({ home }) => (
      <div className="container">
        <HomeSearch search={home.search} placeholder={home.placeholder} words={home.titles} />
      </div>
    ),
    features: ({ home }) => (
      <nav aria-label="Our services" className="container">
        <FeatureBanner features={home.features} />
      </nav>
    ),
    bodies: ({ home }) => (
      <HomeSection title={titled(home, 'bodies')} className="container">
        <BodyLinks bodies={home.bodies} />
        {home.conditions.length > 1 ? <TileLinks tiles={home.conditions} className="home-conditions" /> : null}
      </HomeSection>
    ),
    latest: ({ home }) => (
      <HomeSection
        title={titled(home, 'latest')}
        more={{ label: titled(home, 'allStock'), href: '/search?sortBy=latest' }}
        className="container"
      >
        <LatestCars cars={home.latest} />
      </HomeSection>
    ),
    offers: ({ home }) => (
      <HomeSection
        title={titled(home, 'offers')}
        more={{ label: home.titles.allOffers ?? 'All offers', href: '/special-offers' }}
        className="container"
      >
        <OfferList offers={home.offers} main={false} />
      </HomeSection>
    ),
    budget: ({ home }) =>
      home.budget ? (
        <div className="container home-section">
          <BudgetFinder budget={home.budget} title={titled(home, 'budget')} />
        </div>
      ) : null,
    makes: ({ home }) => (
      <HomeSection title={titled(home, 'makes')} className="container">
        <TileLinks tiles={home.makes} className="make-links" />
      </HomeSection>
    ),
    'why-buy': ({ home }) => (
      <HomeSection title={titled(home, 'whyBuy')} className="container">
        <WhyBuy points={home.whyBuy} />
      </HomeSection>
    ),
    reviews: ({ home }) =>
      home.reviews ? (
        <HomeSection title={titled(home, 'reviews')} className="container">
          <Reviews reviews={home.reviews} label="Reviews" />
        </HomeSection>
      ) : null,
    articles: ({ home }) => (
      <HomeSection
        title={titled(home, 'articles')}
        more={{ label: home.titles.allArticles ?? 'All articles', href: BLOG_PATH }}
        className="container"
      >
        <FeaturedArticles articles={home.articles} />
      </HomeSection>
    ),
    locations: ({ home }) => (
      <HomeSection title={titled(home, 'locations')} className="container">
        <LocationsBlock places={home.places} />
      </HomeSection>
    ),
  }
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
