import type { DraftBar } from '../studio/website-values.ts'

/** STUDIO-18: the pictures of a draft's site: all of them, or to choose one for an option. */
export interface WebsitePicturesPage {
  readonly kind: 'website-pictures'
  readonly bar: DraftBar
  /** Where its forms go. */
  readonly action: string
  /** The option that a picture is chosen for; null: none. */
  readonly place: PicturePlaceView | null
  /** What was searched for; '': nothing. */
  readonly words: string
  readonly pictures: readonly PictureRow[]
  /** How many the website has, found or not. */
  readonly count: number
  readonly mostMegabytes: number
  readonly said: string | null
  readonly fault: string | null
}

export interface PicturePlaceView {
  /** 'Home page: Picture'. */
  readonly what: string
  /** Its place as text, for forms and addresses: 'home/image'. */
  readonly path: string
  /** What is written there, as text of JSON; '': nothing. */
  readonly before: string
  /** Its form. */
  readonly back: string
  /** Whether it can be without a picture. */
  readonly isOptional: boolean
  /** Whether it has no words of its own for people who cannot see it. */
  readonly asksWords: boolean
}

export interface PictureRow {
  readonly file: string
  readonly src: string
  /** The picture's own page. */
  readonly href: string
  /** Empty: decoration; null: nobody has said what it shows. */
  readonly alt: string | null
  readonly uses: readonly PictureUseView[]
  /** Whether the option has it now. */
  readonly isChosen: boolean
  /** Whether it can be chosen at once; else its page asks what it shows. */
  readonly isReady: boolean
}

/** A place that uses a picture. */
export interface PictureUseView {
  /** 'Home page: Picture'. */
  readonly label: string
  readonly href: string | null
}

/** STUDIO-18: one picture of a draft's site. */
export interface WebsitePicturePage {
  readonly kind: 'website-picture'
  readonly bar: DraftBar
  readonly file: string
  readonly action: string
  readonly back: string
  readonly place: PicturePlaceView | null
  readonly src: string
  readonly alt: string | null
  /** What the site has written of it, as text of JSON; '': nothing. */
  readonly before: string
  /** Null: a drawing has no part to choose. */
  readonly stage: PictureStage | null
  /** '1600 × 1067 pixels'; null: unknown. */
  readonly size: string | null
  /** 'made by AI', as the file says; null: it says nothing of it. */
  readonly byAi: string | null
  readonly uses: readonly PictureUseView[]
  readonly said: string | null
  readonly fault: string | null
}

/** A picture whose part and point can be chosen. */
export interface PictureStage {
  readonly width: number
  readonly height: number
  /** In percent. */
  readonly focus: { readonly x: number; readonly y: number }
}
