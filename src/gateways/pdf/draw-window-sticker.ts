import sharp from 'sharp'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { estimateBlock } from './sticker-estimate.ts'
import { factsBlock } from './sticker-facts.ts'
import { featuresBlock } from './sticker-features.ts'
import { drawFoot, FOOT_HEIGHT } from './sticker-foot.ts'
import { headlineBlock } from './sticker-headline.ts'
import { INNER, MARGIN, openPaper, PAGE, type Paper } from './sticker-paper.ts'

/** Points between two blocks of the window sticker. */
const GAP = 13
const HEADER_HEIGHT = 54
const LEAST_PICTURE = 245
/** Pixels per point: sharp in print at 150 dpi, and no larger. */
const PIXELS_A_POINT = 2.1

/**
 * Renders the window sticker as a PDF of one A4 page. All blocks have a fixed height except the picture and the
 * features: the picture takes the remaining space, at least a third of the page. Features that do not fit are replaced
 * by their number.
 */
export async function drawWindowSticker(
  sticker: WindowSticker,
  picture: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = openPaper(sticker)
  paper.decorate((pdf) => pdf.rect(0, 0, PAGE.width, PAGE.height).fill(paper.style.page))
  drawHeader(paper, sticker)

  const blocks = [headlineBlock(paper, sticker), factsBlock(paper, sticker), estimateBlock(paper, sticker)].filter(
    (block) => block !== null,
  )
  const features = featuresBlock(paper, sticker)
  const fixed = blocks.reduce((sum, { height }) => sum + height + GAP, 0)
  const room = PAGE.height - FOOT_HEIGHT - HEADER_HEIGHT - fixed - GAP
  const frame = pictureFrame(paper.style.bleed, room - (features ? features.height + GAP : 0))
  await drawPicture(paper, sticker, picture, frame)

  const left = room - frame.height - (features ? Math.min(features.height + GAP, room - frame.height) : 0)
  const gap = GAP + Math.max(0, Math.min(22, left / (blocks.length + 1)))
  let y = frame.y + frame.height
  for (const block of blocks) {
    y += gap
    block.draw(y)
    y += block.height
  }
  features?.draw(y + gap, PAGE.height - FOOT_HEIGHT - GAP - (y + gap))
  drawFoot(paper, sticker)
  return paper.end()
}

/** The dealer's name and tagline in the style of the template's header. */
function drawHeader(paper: Paper, { dealer, condition }: WindowSticker): void {
  const { header, capitals } = paper.style
  paper.decorate((pdf) => {
    pdf.rect(0, 0, PAGE.width, HEADER_HEIGHT).fill(header.fill)
    if (header.rule) pdf.rect(MARGIN, HEADER_HEIGHT - 9, INNER, 1).fill(header.rule)
  })
  const name = capitals ? dealer.name.toUpperCase() : dealer.name
  const font = { font: 'display', size: 20, colour: header.ink } as const
  const y = header.rule ? 13 : 17
  paper.text(name, { ...font, x: MARGIN, y, width: INNER * 0.62, height: 26 })
  paper.text(dealer.tagline ?? `${condition} stock`, {
    font: 'text',
    size: 9.5,
    colour: header.ink,
    x: MARGIN + INNER * 0.62,
    y: y + 8,
    width: INNER * 0.38,
    height: 12,
    align: 'right',
  })
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function pictureFrame(bleed: boolean, room: number): Frame {
  const width = bleed ? PAGE.width : INNER
  return {
    x: bleed ? 0 : MARGIN,
    y: HEADER_HEIGHT,
    width,
    height: Math.floor(Math.max(LEAST_PICTURE, Math.min(room, (width * 2) / 3))),
  }
}

async function drawPicture(
  paper: Paper,
  { title, subtitle, words }: WindowSticker,
  picture: Uint8Array | null,
  frame: Frame,
): Promise<void> {
  const { x, y, width, height } = frame
  const { radius, brand, onBrand } = paper.style
  if (picture === null) {
    // Without a picture, a plain field in the brand colour.
    paper.decorate((pdf) => pdf.roundedRect(x, y, width, height, radius).fill(brand))
    const box = { font: 'text', size: 13, colour: onBrand, x, width, align: 'center' } as const
    paper.text(words.noPicture, { ...box, y: y + height / 2 - 9 })
    return
  }
  const jpeg = await framed(picture, Math.round(width * PIXELS_A_POINT), Math.round(height * PIXELS_A_POINT))
  paper.picture(`${title} ${subtitle}`.trim(), (pdf) =>
    pdf.roundedRect(x, y, width, height, radius).clip().image(jpeg, x, y, { width, height }),
  )
}

/** Dpi at which vector pictures are rendered: slightly larger than printed, so that nothing is blurred. */
const VECTOR_DENSITY = 96
/** Largest share of a picture's height that may be cropped; more would cut off the car's roof. */
const CUT_AT_MOST = 0.16

/** Fits the picture into the frame; in a very wide frame its blurred edges fill both sides. */
async function framed(picture: Uint8Array, width: number, height: number): Promise<Buffer> {
  const opened = () => sharp(picture, { density: VECTOR_DENSITY })
  const { width: ownWidth = 3, height: ownHeight = 2 } = await opened().metadata()
  const widest = Math.round((height * ownWidth) / (ownHeight * (1 - CUT_AT_MOST)))
  const middle = await opened()
    .flatten({ background: '#ffffff' })
    .resize(Math.min(width, widest), height, { fit: 'cover' })
    .jpeg({ quality: 84 })
    .toBuffer()
  if (widest >= width) return middle
  const left = Math.floor((width - widest) / 2)
  const sides = await sharp(middle)
    .extend({ left, right: width - widest - left, extendWith: 'copy' })
    .toBuffer()
  return sharp(sides)
    .blur(5)
    .composite([{ input: middle, left, top: 0 }])
    .jpeg({ quality: 82 })
    .toBuffer()
}
