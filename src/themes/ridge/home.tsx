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

/** Ridge: black, words as large as they go, the newest car cut in at a slant, everything in blocks. */
export const Home: HomePage = ({ home }) => {
  const [newest] = home.latest
  return (
    <>
      <section className="ridge-hero">
        {newest ? <HeroCar card={newest} sizes="(width >= 64rem) 60vw, 100vw" className="ridge-hero-car" /> : null}
        <div className="container ridge-hero-words">
          <h1>{home.heading}</h1>
          {home.introduction ? (
            <p className="max-w-md text-lg text-muted-on-dark lg:max-w-[min(28rem,34vw)]">{home.introduction}</p>
          ) : null}
        </div>
      </section>
      <div className="container ridge-search">
        <HomeSearch home={home} />
      </div>
      <div className="container">
        {home.bodies.length > 0 ? (
          <HomeSection title="What are you after?">
            <BodyLinks bodies={home.bodies} />
          </HomeSection>
        ) : null}
        {home.latest.length > 0 ? (
          <HomeSection
            title="Fresh on the yard"
            more={{ label: 'All of it', href: '/search?sortBy=latest' }}
            className="ridge-latest"
          >
            <LatestCars cars={home.latest} />
          </HomeSection>
        ) : null}
      </div>
      {home.budget ? (
        <div className="container pb-12 lg:pb-20">
          <BudgetFinder budget={home.budget} title="What can you spend?" />
        </div>
      ) : null}
      {home.makes.length > 0 ? (
        <div className="bg-brand text-on-brand">
          <HomeSection title="Pick a badge" className="container">
            <TileLinks tiles={home.makes} className="ridge-makes" />
          </HomeSection>
        </div>
      ) : null}
      {home.whyBuy.length > 0 ? (
        <div className="bg-dark text-on-dark">
          <HomeSection title="Why buy from us" className="container">
            <WhyBuy points={home.whyBuy} />
          </HomeSection>
        </div>
      ) : null}
      {home.reviews ? (
        <HomeSection title="Word of mouth" className="container">
          <Reviews reviews={home.reviews} label="Reviews" />
        </HomeSection>
      ) : null}
      <HomeSection title="Find the yard" className="container">
        <LocationsBlock places={home.places} />
      </HomeSection>
    </>
  )
}
