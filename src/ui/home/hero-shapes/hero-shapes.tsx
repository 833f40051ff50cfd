import type { HeroShape } from '#domain/home/home-blocks.ts'
import type { HeroSlideView } from '#views/home/hero-slides.ts'
import type { HomeView } from '#views/home/home-view.ts'
import { Picture } from '../../elements/picture.tsx'
import { HeroPicture } from '../hero-picture.tsx'
import { HeroWords } from '../hero-words.tsx'
import type { HomeBlock } from '../home-block.ts'
import { HomeSearch } from '../home-search.tsx'
import { HeroSlider } from '../slider/hero-slider.tsx'

const BUTTON = 'button button-primary button-large'

/** Words on a dark half, the picture on the other; on a phone the picture comes first. */
const Split: HomeBlock = ({ home }) => (
  <HeroSlider
    hero={home.hero}
    className="hero-shape hero-split"
    draw={(slide, first) => (
      <div className="hero-split-slide">
        <HeroWords slide={slide} className="hero-split-words" linkClassName={BUTTON} />
        <HeroPicture
          slide={slide}
          newest={home.latest[0]}
          newestPicture={home.hero.newest}
          label={home.titles.justArrived}
          sizes="(width >= 64rem) 50vw, 100vw"
          first={first}
          className="hero-split-picture"
        />
      </div>
    )}
  />
)

/** A picture as wide as the page, with the words over its lower part. */
const Full: HomeBlock = ({ home }) => (
  <HeroSlider
    hero={home.hero}
    className="hero-shape hero-full"
    draw={(slide, first) => (
      <div className="hero-full-slide">
        <Backdrop slide={slide} home={home} first={first} />
        <div className="container hero-full-words">
          <HeroWords slide={slide} className="" linkClassName={BUTTON} />
        </div>
      </div>
    )}
  />
)

/** The words in the middle, the search below them, and under both the picture of a slide that has one. */
const Centred: HomeBlock = ({ site, home }) => (
  <div className="hero-shape hero-centred">
    <HeroSlider
      hero={home.hero}
      className="container"
      draw={(slide) => (
        <div className="hero-centred-slide">
          {slide.main && site.tagline ? <p className="label text-brand-ink">{site.tagline}</p> : null}
          <HeroWords slide={slide} className="hero-centred-words" linkClassName="hero-centred-link" />
        </div>
      )}
    />
    <div className="container block-search">
      <HomeSearch search={home.search} placeholder={home.placeholder} words={home.titles} />
    </div>
  </div>
)

/** The slide's picture, or the newest car's, without words: those are over it. */
function Backdrop({
  slide,
  home,
  first,
}: {
  readonly slide: HeroSlideView
  readonly home: HomeView
  readonly first: boolean
}) {
  const picture = slide.picture ?? home.latest[0]?.picture ?? null
  if (picture === null) return null
  return (
    <div className="hero-full-picture">
      <Picture
        picture={picture}
        alt={slide.picture?.alt ?? ''}
        sizes="100vw"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </div>
  )
}

/** The forms of the hero that every template has besides its own (`home.hero`). */
export const HERO_BLOCKS: Readonly<Record<HeroShape, HomeBlock>> = { split: Split, full: Full, centred: Centred }
