import { HeroPicture } from '#ui/home/hero-picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'

/** Gallery: one picture from edge to edge, and the dealer's sentence small below it. */
const Hero: HomeBlock = ({ home }) => (
  <HeroSlider
    hero={home.hero}
    className="gallery-hero"
    draw={(slide, first) => (
      <div>
        <HeroPicture
          slide={slide}
          newest={home.latest[0]}
          newestPicture={home.hero.newest}
          label={home.titles.justArrived}
          sizes="100vw"
          first={first}
          className="gallery-hero-car"
        />
        <HeroWords slide={slide} className="container py-5 lg:grid-cols-2 lg:gap-x-16 lg:py-8" linkClassName="" />
      </div>
    )}
  />
)

export const Home = homePage({ ...plainBlocks(), hero: Hero })
