import { BodyLinks } from '#ui/home/body-links.tsx'
import { BudgetFinder } from '#ui/home/budget-finder.tsx'
import { HomeSearch } from '#ui/home/home-search.tsx'
import { HomeSection } from '#ui/home/home-section.tsx'
import { LatestCars } from '#ui/home/latest-cars.tsx'
import { TileLinks } from '#ui/home/tile-links.tsx'
import { WhyBuy } from '#ui/home/why-buy.tsx'
import { LocationsBlock } from '#ui/location/locations-block.tsx'
import { Reviews } from '#ui/review/reviews.tsx'
import type { HomePage } from '#ui/slots.ts'
import { Landscape } from './landscape.tsx'

/** Meadow: a morning in the hills, a question over it, and soft panels below. */
export const Home: HomePage = ({ home }) => (
  <>
    <section className="container pt-3 lg:pt-5">
      <div className="meadow-hero">
        <Landscape />
        <div className="meadow-hero-words">
          <h1>{home.heading}</h1>
          {home.introduction ? <p className="max-w-xl text-lg lg:text-xl">{home.introduction}</p> : null}
        </div>
        <div className="meadow-search">
          <HomeSearch home={home} className="shadow-raised" />
        </div>
      </div>
    </section>
    <div className="container">
      {home.bodies.length > 0 ? (
        <HomeSection title="What will you take?">
          <BodyLinks bodies={home.bodies} />
          <TileLinks tiles={home.conditions} className="meadow-pills mt-5" />
        </HomeSection>
      ) : null}
      {home.latest.length > 0 ? (
        <HomeSection
          title="Just in"
          more={{ label: 'See them all', href: '/search?sortBy=latest' }}
          className="meadow-latest"
        >
          <LatestCars cars={home.latest} />
        </HomeSection>
      ) : null}
      {home.budget ? <BudgetFinder budget={home.budget} title="What fits your budget?" /> : null}
      {home.whyBuy.length > 0 ? (
        <HomeSection title="Why buy from us">
          <WhyBuy points={home.whyBuy} />
        </HomeSection>
      ) : null}
      {home.makes.length > 0 ? (
        <HomeSection title="The makers">
          <TileLinks tiles={home.makes} className="meadow-pills" />
        </HomeSection>
      ) : null}
      {home.reviews ? (
        <HomeSection title="Postcards from the road">
          <Reviews reviews={home.reviews} label="Reviews" />
        </HomeSection>
      ) : null}
      <HomeSection title="Come and see us">
        <LocationsBlock places={home.places} />
      </HomeSection>
    </div>
  </>
)
