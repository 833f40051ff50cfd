import { HeroPicture } from '#ui/home/hero-picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'
import * as texts from '#words/templates.ts'

/** Ridge: black, the largest possible type, the car cut in at a slant, everything in blocks. */
const Hero: HomeBlock = ({ home }) => (
  <HeroSlider
    hero={home.hero}
    className="ridge-hero"
    draw={(slide, first) => (
      <div className="ridge-slide">
        <HeroPicture
          slide={slide}
          newest={home.latest[0]}
          newestPicture={home.hero.newest}
          label={home.titles.justArrived}
          sizes="(width >= 64rem) 62vw, 100vw"
          first={first}
          className="ridge-hero-car"
        />
        <div className="container ridge-slide-words">
          <HeroWords slide={slide} className="ridge-words" linkClassName="button button-primary button-large" />
        </div>
      </div>
    )}
  />
)

export const Home = homePage({
  ...plainBlocks({
    bodies: texts.whatAfter,
    latest: texts.latestYard,
    allStock: texts.seeAllStock,
    offers: texts.onSpecialNow,
    budget: texts.whatSpend,
    makes: texts.browseByMake,
    whyBuy: texts.whyBuyFrom,
    reviews: texts.whatCustomersSay,
    articles: texts.straightTalk,
    locations: texts.findTheYard,
  }),
  hero: Hero,
})
