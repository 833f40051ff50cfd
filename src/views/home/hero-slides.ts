import { picture } from '#domain/car/car-picture.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { DrawnVehicle } from './drawn-vehicle.ts'

/** What a site says of a slide (`home.slides`). */
export interface Slide {
  readonly title: string
  readonly text: string | null
  readonly image: string | null
  readonly button: string | null
  readonly href: string
}

export interface HeroView {
  readonly slides: readonly HeroSlideView[]
  /** Which of them shows first, from 0. */
  readonly opensAt: number
  /** Seconds until it moves on by itself; null: it never does. */
  readonly seconds: number | null
  /** For a template that draws: what the dealer has most of. */
  readonly drawn: DrawnVehicle
}

export interface HeroSlideView {
  readonly title: string
  readonly text: string | null
  /** Null: the template's own. */
  readonly picture: PictureView | null
  readonly link: { readonly label: string; readonly href: string }
  /** The slide of the page's own heading, which the others stand around. */
  readonly main: boolean
}

/** SITE-12: the carousel opens at its second slide. */
const OPENS_AT = 1

/** SITE-12: the words over a slide that lead on: those of the page's own, and those of every other. */
const OVERLAY_LABELS = { main: 'Explore More', other: 'Discover More' } as const

interface HeroSite {
  readonly name: string
  readonly home: {
    readonly heading: string | null
    readonly introduction: string | null
    readonly image: string | null
    readonly slides: readonly Slide[]
    readonly slideSeconds: number | null
  }
}

/** The page's own heading as a slide, second among the site's others, so that it is the one that shows first (SITE-12). */
export function heroView({ name, home }: HeroSite, drawn: DrawnVehicle): HeroView {
  const main: HeroSlideView = {
    title: home.heading ?? name,
    text: home.introduction,
    picture: home.image === null ? null : picture(home.image, ''),
    link: { label: OVERLAY_LABELS.main, href: SEARCH_PATH },
    main: true,
  }
  const slides = home.slides.map(slideView).toSpliced(OPENS_AT, 0, main)
  return { slides, opensAt: slides.indexOf(main), seconds: slides.length > 1 ? home.slideSeconds : null, drawn }
}

function slideView({ title, text, image, button, href }: Slide): HeroSlideView {
  return {
    title,
    text,
    picture: image === null ? null : picture(image, ''),
    link: { label: button ?? OVERLAY_LABELS.other, href },
    main: false,
  }
}
