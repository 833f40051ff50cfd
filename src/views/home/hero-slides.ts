import { picture } from '#domain/car/car-picture.ts'
import { inLandscape, type Landscape } from '#domain/car/picture/landscape.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import { altAt, type DescribedPictures } from '#domain/picture/described-pictures.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { Template } from '#site/site.ts'
import * as words from '#words/home.ts'
import { say } from '#words/say.ts'
import type { DrawnVehicle } from './drawn-vehicle.ts'

/** A slide of the site's options (`home.slides`). */
export interface Slide {
  readonly title: string
  readonly text: string | null
  readonly image: string | null
  readonly button: string | null
  readonly href: string
}

export interface HeroView {
  readonly slides: readonly HeroSlideView[]
  /** Index of the slide shown first, from 0. */
  readonly opensAt: number
  /** Seconds until the next slide; null does not rotate. */
  readonly seconds: number | null
  /** The newest car's picture, for the slide with the heading if the site has no picture for it. */
  readonly newest: PictureView | null
  /** The vehicle that a template may draw: the dealer's most common kind. */
  readonly drawn: DrawnVehicle
}

export interface HeroSlideView {
  readonly title: string
  readonly text: string | null
  /** Null uses the template's own. */
  readonly picture: PictureView | null
  readonly link: { readonly label: string; readonly href: string }
  /** Whether it is the slide with the page's heading. */
  readonly main: boolean
}

/** SITE-12: the carousel opens at its second slide. */
const OPENS_AT = 1

/** SITE-12: labels of the slides' links, unless the site has its own. */
const overlayLabels = () => ({ main: say(words.exploreMore), other: say(words.discoverMore) }) as const

/** Each template's own landscape for drawn cars. */
const LANDSCAPES: Readonly<Record<Template, Landscape>> = {
  harbour: 'coast',
  ridge: 'dusk',
  meadow: 'bush',
  market: 'coast',
  gallery: 'dusk',
}

interface HeroSite {
  readonly name: string
  readonly template: Template
  readonly pictures: DescribedPictures
  readonly home: {
    readonly heading: string | null
    readonly introduction: string | null
    readonly image: string | null
    readonly button: string | null
    readonly slides: readonly Slide[]
    readonly slideSeconds: number | null
  }
}

/** SITE-12: the hero. The slide with the page's heading is inserted as the second, so that it is shown first. */
export function heroView(
  { name, template, pictures, home }: HeroSite,
  drawn: DrawnVehicle,
  newest: PictureView | null = null,
): HeroView {
  const main: HeroSlideView = {
    title: home.heading ?? name,
    text: home.introduction,
    picture: home.image === null ? null : picture(home.image, altAt(pictures, home.image)),
    link: { label: home.button ?? overlayLabels().main, href: SEARCH_PATH },
    main: true,
  }
  const slides = home.slides.map((slide) => slideView(slide, pictures)).toSpliced(OPENS_AT, 0, main)
  return {
    slides,
    opensAt: slides.indexOf(main),
    seconds: slides.length > 1 ? home.slideSeconds : null,
    newest: newest && inLandscape(newest, LANDSCAPES[template]),
    drawn,
  }
}

function slideView({ title, text, image, button, href }: Slide, pictures: DescribedPictures): HeroSlideView {
  return {
    title,
    text,
    picture: image === null ? null : picture(image, altAt(pictures, image)),
    link: { label: button ?? overlayLabels().other, href },
    main: false,
  }
}
