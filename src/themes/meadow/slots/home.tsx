import { Picture } from '#ui/elements/picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'
import * as texts from '#words/templates.ts'
import { Landscape } from './landscape.tsx'

/** Meadow: a morning in the hills with a question over it; a picture looks like a holiday postcard. */
const Hero: HomeBlock = ({ home }) => (
  <div className="container meadow-hero-place">
    <HeroSlider
      hero={home.hero}
      className="meadow-hero"
      draw={(slide, first) => (
        <div className="meadow-slide" data-picture={slide.picture !== null}>
          <Landscape drawn={home.hero.drawn} />
          <HeroWords slide={slide} className="meadow-words" linkClassName="button button-primary button-large" />
          {slide.picture ? (
            <div className="meadow-postcard">
              <Picture
                picture={slide.picture}
                sizes="(width >= 64rem) 36rem, 80vw"
                {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
            </div>
          ) : null}
        </div>
      )}
    />
  </div>
)

export const Home = homePage({
  ...plainBlocks({
    bodies: texts.browseByType,
    latest: texts.justIn,
    allStock: texts.seeThemAll,
    offers: texts.specials,
    budget: texts.whatFitsBudget,
    makes: texts.browseByBrand,
    whyBuy: texts.whyBuyFrom,
    reviews: texts.whatCustomersSay,
    articles: texts.aroundTheCampfire,
    locations: texts.comeSee,
  }),
  hero: Hero,
})
