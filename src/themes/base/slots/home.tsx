import { Picture } from '#ui/elements/picture.tsx'
import { HeroWords } from '#ui/home/hero-words.tsx'
import { type HomeBlock, homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { HeroSlider } from '#ui/home/slider/hero-slider.tsx'

const Hero: HomeBlock = ({ home }) => (
  <HeroSlider
    hero={home.hero}
    className="container py-10"
    draw={(slide, first) => (
      <>
        <HeroWords slide={slide} className="grid gap-3 pb-6" linkClassName="button button-primary" />
        {slide.picture ? (
          <Picture
            picture={slide.picture}
            sizes="100vw"
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        ) : null}
      </>
    )}
  />
)

/** Every block of the home page, plainly. */
export const Home = homePage({
  ...plainBlocks({
    bodies: 'Body types',
    latest: 'Latest arrivals',
    allStock: 'See all stock',
    offers: 'Special offers',
    budget: 'Start with your budget',
    makes: 'Makes',
    whyBuy: 'Why buy from us',
    reviews: 'What our customers say',
    articles: 'From our blog',
    locations: 'Where to find us',
  }),
  hero: Hero,
})
