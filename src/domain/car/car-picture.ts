import { drawingStem, drawnPath } from '../picture/drawing-path.ts'
import { cutAddress, cutWidths, fetchedPictureAt } from '../picture/fetched-picture.ts'
import type { PictureView } from '../picture/picture-view.ts'
import type { Car } from './car.ts'
import { fullTitle } from './car-title.ts'
import { type SilhouetteFacts, silhouetteOf, stylingOf } from './silhouette.ts'
import type { BodyType } from './vocabulary.ts'

/** All pictures are shown at 3:2. These numbers give the proportions, not the size on screen. */
const WIDTH = 1200
const HEIGHT = 800

/** Widths in which drawings exist. */
const DRAWING_WIDTHS = [400, 800, 1600] as const
/** A card is at most 600 pixels wide, and a listing's HTML has one of these lists per car. */
const CARD_WIDTHS = [400, 800] as const

type PicturedCar = SilhouetteFacts & Pick<Car, 'year' | 'name' | 'series' | 'colour'>

/** The card's picture: main thumbnail, else main picture, else the drawing of the car's body and colour. */
export function cardPicture(
  car: PicturedCar & Pick<Car, 'thumbnails' | 'primary_image_url' | 'previews' | 'picture_texts'>,
): PictureView {
  const address = car.thumbnails[0] ?? car.primary_image_url
  if (address === null) return drawing(car, CARD_WIDTHS)
  const text = car.picture_texts?.[car.primary_image_url ?? address]
  return whole(picture(address, altOf(fullTitle(car), text), car.previews?.[address], CARD_WIDTHS))
}

/** LOOK-6: a photo wider than the boxes of cars' pictures is shown whole; in a narrower one a box cuts sky and ground. */
function whole(view: PictureView): PictureView {
  return view.width / view.height > WIDEST_CUT ? { ...view, isWhole: true } : view
}

/** A little wider than 3:2, the narrowest box: cameras' own ratios differ by a few pixels. */
const WIDEST_CUT = 1.52

/** DESK-4: the alt text of a picture that staff described. The title stays first: a card's picture is also its name. */
function altOf(title: string, text: string | undefined): string {
  return text === undefined ? title : `${title}: ${text}`
}

/** The vehicle page's pictures, the main one first; the drawing if there are none. */
export function carPictures(
  car: PicturedCar & Pick<Car, 'images' | 'primary_image_url' | 'previews' | 'picture_texts'>,
): readonly PictureView[] {
  const addresses = car.images.length > 0 ? car.images : [car.primary_image_url].filter((address) => address !== null)
  if (addresses.length === 0) return [drawing(car)]
  const title = fullTitle(car)
  return addresses.map((address, index) => {
    const text = car.picture_texts?.[address]
    const alt = text === undefined ? `${title}, picture ${index + 1} of ${addresses.length}` : altOf(title, text)
    return { ...whole(picture(address, alt, car.previews?.[address])), ...(text !== undefined && { caption: text }) }
  })
}

/**
 * A drawing in `widths` or a fetched picture in all its own; any other address unchanged. `preview`: a tiny WebP in
 * base64.
 */
export function picture(
  address: string,
  alt: string,
  preview?: string,
  widths: readonly number[] = DRAWING_WIDTHS,
): PictureView {
  const fetched = fetchedPictureAt(address)
  if (fetched !== null) return fetchedPicture(fetched, alt, preview)
  const stem = drawingStem(address)
  if (stem === null) return { src: address, srcset: null, alt, width: WIDTH, height: HEIGHT }
  return {
    src: drawnPath(`${stem}-800.webp`),
    srcset: widths.map((width) => `${drawnPath(`${stem}-${width}.webp`)} ${width}w`).join(', '),
    alt,
    width: WIDTH,
    height: HEIGHT,
  }
}

function fetchedPicture({ name, width, height }: Fetched, alt: string, preview: string | undefined): PictureView {
  const inAll = (format: 'avif' | 'webp') =>
    cutWidths(width)
      .map((each) => `${cutAddress(name, each, format)} ${each}w`)
      .join(', ')
  return {
    // Every browser that can show the page supports WebP. The JPEG is for messengers and crawlers.
    src: cutAddress(name, width, 'jpg'),
    srcset: inAll('webp'),
    avif: inAll('avif'),
    alt,
    width,
    height,
    ...(preview && { preview: `data:image/webp;base64,${preview}` }),
  }
}

type Fetched = NonNullable<ReturnType<typeof fetchedPictureAt>>

function drawing(car: PicturedCar, widths?: readonly number[]): PictureView {
  const styling = stylingOf(car)
  const shape = `${silhouetteOf(car)}${styling > 0 ? `.${styling}` : ''}`
  const address = drawnPath(`${shape}-${pictureColour(car.colour)}-side-800.webp`)
  return { ...picture(address, `${fullTitle(car)} (drawing, photos coming soon)`, undefined, widths), isStandIn: true }
}

/** A body type's drawing without background, for tiles. */
export function bodyPicture(simple_body: BodyType): PictureView {
  const shape = silhouetteOf({ ...ANY_MODEL, simple_body })
  return picture(drawnPath(`${shape}-silver-cutout-800.webp`), '', undefined, CARD_WIDTHS)
}

const ANY_MODEL = {
  make: '',
  model: '',
  badge: null,
  item_type: 'car',
  simple_fuel: null,
  seats: null,
  doors: null,
  specifications: { axle_type: null, body_length: null, sleeps: 4 },
} as const

/** Colours that exist as drawings, with the paint names that match them. The first match wins. */
const DRAWN_COLOURS: readonly (readonly [colour: string, words: RegExp])[] = [
  ['white', /white|pearl|ivory|snow|polar/],
  ['black', /black|ebony|onyx|midnight/],
  ['silver', /silver|alumin|platinum|chrome/],
  ['grey', /gr[ea]y|graphite|charcoal|slate|gunmetal|steel/],
  ['red', /red|maroon|burgundy|crimson|ruby|cherry/],
  ['blue', /blue|navy|teal|aqua|cobalt/],
  ['green', /green|olive|khaki|emerald/],
  ['yellow', /yellow/],
  ['orange', /orange|copper/],
  ['bronze', /bronze/],
  ['beige', /beige|gold|sand|champagne|cream/],
  ['brown', /brown|tan\b|cocoa|mocha/],
]

/** The drawn colour nearest to a paint name; white, the most common, for unknown names. */
export function pictureColour(colour: string | null): string {
  // 'White / Black' is a white exterior and a black interior.
  const outside = (colour ?? '').toLowerCase().replace(/\/.*/, '')
  return DRAWN_COLOURS.find(([, words]) => words.test(outside))?.[0] ?? 'white'
}
