import { BodyLinks } from '#ui/home/body-links.tsx'
import { BudgetFinder } from '#ui/home/budget-finder.tsx'
import { HeroCar } from '#ui/home/hero-car.tsx'
import { HomeSearch } from '#ui/home/home-search.tsx'
import { HomeSection } from '#ui/home/home-section.tsx'
import { LatestCars } from '#ui/home/latest-cars.tsx'
import { TileLinks } from '#ui/home/tile-links.tsx'
import { WhyBuy } from '#ui/home/why-buy.tsx'
import { LocationsBlock } from '#ui/location/locations-block.tsx'
import { Reviews } from '#ui/review/reviews.tsx'
import type { HomePage } from '#ui/slots.ts'

/** Harbour: words on white, the newest car large beside them, and room around everything. */
export const Home: HomePage = ({ site, home }) => {
  const [newest] = home.latest
  return (
    <>
      <section className="harbour-hero">
        <div className="harbour-hero-words">
          {site.tagline ? <p className="label text-brand-ink">{site.tagline}</p> : null}
          <h1>{home.heading}</h1>
          {home.introduction ? <p className="max-w-lg text-lg text-muted lg:text-xl">{home.introduction}</p> : null}
          <TileLinks tiles={home.conditions} className="harbour-conditions" />
        </div>
        {newest ? <HeroCar card={newest} sizes="(width >= 64rem) 58vw, 100vw" className="harbour-hero-car" /> : null}
      </section>
      <div className="container harbour-search">
        <HomeSearch home={home} className="shadow-raised" />
      </div>
      <div className="container">
        {home.bodies.length > 0 ? (
          <HomeSection title="Find your shape">
            <BodyLinks bodies={home.bodies} />
          </HomeSection>
        ) : null}
        {home.latest.length > 0 ? (
          <HomeSection
            title="Latest arrivals"
            more={{ label: 'See all stock', href: '/search?sortBy=latest' }}
            className="harbour-latest"
          >
            <LatestCars cars={home.latest} />
          </HomeSection>
        ) : null}
        {home.budget ? (
          <div className="pb-12 lg:pb-20">
            <BudgetFinder budget={home.budget} title="Start with your budget" />
          </div>
        ) : null}
      </div>
      {home.makes.length > 0 ? (
        <div className="bg-sunken">
          <HomeSection title="By make" className="container">
            <TileLinks tiles={home.makes} className="harbour-makes" />
          </HomeSection>
        </div>
      ) : null}
      {home.whyBuy.length > 0 ? (
        <HomeSection title="Why buy from us" className="container harbour-why">
          <WhyBuy points={home.whyBuy} />
        </HomeSection>
      ) : null}
      {home.reviews ? (
        <HomeSection title="In our customers’ words" className="container">
          <Reviews reviews={home.reviews} label="Reviews" />
        </HomeSection>
      ) : null}
      <div className="border-t border-line">
        <HomeSection title="Where to find us" className="container">
          <LocationsBlock places={home.places} />
        </HomeSection>
      </div>
    </>
  )
}
