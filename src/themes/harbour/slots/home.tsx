import { HeroPicture } from '#ui/home/hero-picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'
import * as texts from '#words/templates.ts'

/** Harbour: text on white, the car large next to it, and space around everything. */
const Hero: HomeBlock = ({ site, home }) => (
  <HeroSlider
    hero={home.hero}
    className="harbour-hero"
    draw={(slide, first) => (
      <div className="harbour-slide">
        <div className="harbour-slide-words">
          {slide.main && site.tagline ? <p className="label text-brand-ink">{site.tagline}</p> : null}
          <HeroWords slide={slide} className="harbour-words" linkClassName="harbour-hero-link" />
        </div>
        <HeroPicture
          slide={slide}
          newest={home.latest[0]}
          newestPicture={home.hero.newest}
          label={home.titles.justArrived}
          sizes="(width >= 64rem) 60vw, 100vw"
          first={first}
          className="harbour-hero-car"
        />
      </div>
    )}
  />
)

export const Home = homePage({
  ...plainBlocks({
    bodies: texts.browseBodyType,
    latest: texts.latestArrivals,
    allStock: texts.seeAllStock,
    offers: texts.thisMonthsOffers,
    budget: texts.startBudget,
    makes: texts.browseByMake,
    whyBuy: texts.whyBuyFrom,
    reviews: texts.whatCustomersSay,
    articles: texts.newsAndAdvice,
    locations: texts.whereFind,
  }),
  hero: Hero,
})
