import { HeroPicture } from '#ui/home/hero-picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'
import type { HomePage } from '#ui/slots.ts'

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

const Blocks = homePage({ ...plainBlocks(), hero: Hero })

/** The cars follow the picture; the other blocks are in the site's order. */
export const Home: HomePage = ({ site, home }) => (
  <Blocks site={site} home={{ ...home, blocks: [...new Set([...home.blocks.filter(isFirst), ...home.blocks])] }} />
)

const isFirst = (block: unknown) => block === 'hero' || block === 'latest'
