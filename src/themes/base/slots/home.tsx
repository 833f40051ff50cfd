import { HeroPicture } from '#ui/home/hero-picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'

/** Text next to the picture, or above it on a phone, on one quiet panel. */
const Hero: HomeBlock = ({ home }) => (
  <HeroSlider
    hero={home.hero}
    className="container py-4 lg:py-8"
    draw={(slide, first) => (
      <div className="grid overflow-hidden rounded-box bg-sunken lg:grid-cols-2">
        <HeroWords
          slide={slide}
          className="content-center px-6 py-10 lg:p-14"
          linkClassName="button button-primary button-large"
        />
        <HeroPicture
          slide={slide}
          newest={home.latest[0]}
          newestPicture={home.hero.newest}
          label={home.titles.justArrived}
          sizes="(width >= 64rem) 40rem, 100vw"
          first={first}
          className="rounded-none"
        />
      </div>
    )}
  />
)

/** The home page with every block in its plain form. */
export const Home = homePage({
  ...plainBlocks(),
  hero: Hero,
})
