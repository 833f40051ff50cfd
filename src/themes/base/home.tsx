import { BodyLinks } from '#ui/home/body-links.tsx'
import { BudgetFinder } from '#ui/home/budget-finder.tsx'
import { HomeSearch } from '#ui/home/home-search.tsx'
import { HomeSection } from '#ui/home/home-section.tsx'
import { LatestCars } from '#ui/home/latest-cars.tsx'
import { TileLinks } from '#ui/home/tile-links.tsx'
import { WhyBuy } from '#ui/home/why-buy.tsx'
import { LocationsBlock } from '#ui/location/locations-block.tsx'
import type { HomePage } from '#ui/slots.ts'

/** Every part of the home page in order, plainly. */
export const Home: HomePage = ({ home }) => (
  <div className="container py-10">
    <h1 className="text-5xl">{home.heading}</h1>
    {home.introduction ? <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{home.introduction}</p> : null}
    <HomeSearch home={home} />
    <HomeSection title="Body types">
      <BodyLinks bodies={home.bodies} />
    </HomeSection>
    {home.budget ? <BudgetFinder budget={home.budget} title="Start with your budget" /> : null}
    <HomeSection title="Latest arrivals">
      <LatestCars cars={home.latest} />
    </HomeSection>
    <HomeSection title="Makes">
      <TileLinks tiles={home.makes} className="body-links" />
    </HomeSection>
    <HomeSection title="Why buy from us">
      <WhyBuy points={home.whyBuy} />
    </HomeSection>
    <HomeSection title="Where to find us">
      <LocationsBlock places={home.places} />
    </HomeSection>
  </div>
)
