import { brandTones } from './brand-tones.ts'
import { contrast, LEAST_CONTRAST, textOn, unreadable } from './contrast.ts'
import { bandTones, groundTones, unreadableBands, unreadableGround } from './ground-tones.ts'
import { hexOf, oklchOf } from './oklch.ts'

/** The colours that a dealer chooses (STUDIO-17); null: the template's own, of `accent` the brand colour. */
export interface BrandColours {
  readonly primary: string
  readonly accent: string | null
  readonly ground: string | null
  readonly bands: string | null
}
export type BrandColour = keyof BrandColours

/** Why a colour cannot be chosen; null: it can. */
const FAULTS: Readonly<Record<BrandColour, (colour: string) => string | null>> = {
  primary: unreadable,
  accent: unreadable,
  ground: unreadableGround,
  bands: unreadableBands,
}

export function brandFault(name: BrandColour, colour: string): string | null {
  return FAULTS[name](colour)
}

/** Steps of lightness from one colour to the next that is tried. */
const STEP = 0.004

/** STUDIO-17: the colour of the same hue, nearest in lightness, that can be chosen; the colour itself if it can. */
export function nearestReadable(name: BrandColour, colour: string): string {
  const isGood = (each: string) => brandFault(name, each) === null
  const from = oklchOf(colour)
  if (isGood(colour)) return colour
  for (let way = STEP; way <= 1; way += STEP)
    for (const l of [from.l - way, from.l + way]) {
      const near = hexOf({ ...from, l })
      if (l >= 0 && l <= 1 && isGood(near)) return near
    }
  return '#000000'
}

/** A text and its ground, with how well it reads. */
export interface ContrastRow {
  readonly label: string
  readonly text: string
  readonly ground: string
  readonly ratio: number
  readonly isEnough: boolean
}

/** STUDIO-17: how texts read on, or in, one of the colours that are chosen, on each ground that it is used on. */
export function contrastRows(name: BrandColour, colours: BrandColours): readonly ContrastRow[] {
  const { primary, ground, bands } = colours
  const colour = colours[name]
  if (colour === null) return []
  const pairs: readonly (readonly [label: string, text: string, ground: string])[] = (() => {
    switch (name) {
      case 'primary':
        return primaryPairs(primary, ground, bands)
      case 'accent':
        return [['Text on it', textOn(colour).colour, colour]]
      case 'ground':
        return groundPairs(colour, primary)
      case 'bands':
        return bandPairs(colour, primary)
    }
  })()
  return pairs.map(([label, text, on]) => {
    const ratio = contrast(text, on)
    return { label, text, ground: on, ratio, isEnough: ratio >= LEAST_CONTRAST }
  })
}

type Pairs = readonly (readonly [label: string, text: string, ground: string])[]

function primaryPairs(primary: string, ground: string | null, bands: string | null): Pairs {
  const tones = brandTones(primary)
  const link = ground === null ? tones.ink : groundTones(ground, primary)['brand-ink']
  return [
    ['Text on it', tones.on, primary],
    ['Text on it under a pointer', tones.on, tones.deep],
    [ground === null ? 'Links on a white page' : 'Links on your page', link ?? tones.ink, ground ?? '#ffffff'],
    ['Links on dark bands', (bands && bandTones(bands, primary)['brand-on-dark']) ?? tones.onDark, bands ?? '#14181f'],
  ]
}

function groundPairs(ground: string, primary: string): Pairs {
  const tones = groundTones(ground, primary)
  return [
    ['Text on it', tones['ink'] ?? '', ground],
    ['Quiet text on it', tones['muted'] ?? '', ground],
    ['Quiet text on its panels', tones['muted'] ?? '', tones['sunken'] ?? ground],
    ['Links on it', tones['brand-ink'] ?? '', ground],
  ]
}

function bandPairs(bands: string, primary: string): Pairs {
  const tones = bandTones(bands, primary)
  return [
    ['Text on it', tones['on-dark'] ?? '', bands],
    ['Quiet text on it', tones['muted-on-dark'] ?? '', bands],
    ['Links on it', tones['brand-on-dark'] ?? '', bands],
  ]
}
