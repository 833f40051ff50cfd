import sharp from 'sharp'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { estimateBlock } from './sheet-estimate.ts'
import { factsBlock } from './sheet-facts.ts'
import { featuresBlock } from './sheet-features.ts'
import { drawFoot, FOOT_HEIGHT } from './sheet-foot.ts'
import { headlineBlock } from './sheet-headline.ts'
import { INNER, MARGIN, openPaper, PAGE, type Paper } from './sheet-paper.ts'

/** Points between two parts of the sheet. */
const GAP = 13
const HEADER_HEIGHT = 54
const LEAST_PICTURE = 245
/** Pixels for each point of the sheet: sharp in print at 150 dots to the inch, and no larger than that asks for. */
const PIXELS_A_POINT = 2.1

/**
 * The sheet as a PDF of one A4 page. All parts keep their height but picture and features: the picture takes what is left,
 * from a third of the page up, and features that then find no room are told by their number.
 */
export async function drawWindowSheet(
  sheet: WindowSticker,
  picture: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = openPaper(sheet)
  paper.decorate((pdf) => pdf.rect(0, 0, PAGE.width, PAGE.height).fill(paper.style.page))
  drawHeader(paper, sheet)

  const blocks = [headlineBlock(paper, sheet), factsBlock(paper, sheet), estimateBlock(paper, sheet)].filter(
    (block) => block !== null,
  )
  const features = featuresBlock(paper, sheet)
  const fixed = blocks.reduce((sum, { height }) => sum + height + GAP, 0)
  const room = PAGE.height - FOOT_HEIGHT - HEADER_HEIGHT - fixed - GAP
  const frame = pictureFrame(paper.style.bleed, room - (features ? features.height + GAP : 0))
  await drawPicture(paper, picture, frame, `${sheet.title} ${sheet.subtitle}`.trim())

  const left = room - frame.height - (features ? Math.min(features.height + GAP, room - frame.height) : 0)
  const gap = GAP + Math.max(0, Math.min(22, left / (blocks.length + 1)))
  let y = frame.y + frame.height
  for (const block of blocks) {
    y += gap
    block.draw(y)
    y += block.height
  }
  features?.draw(y + gap, PAGE.height - FOOT_HEIGHT - GAP - (y + gap))
  drawFoot(paper, sheet)
  return paper.end()
}

/** The dealer's name and line, as the template heads its pages. */
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

async function drawPicture(paper: Paper, picture: Uint8Array | null, frame: Frame, words: string): Promise<void> {
  const { x, y, width, height } = frame
  const { radius, brand, onBrand } = paper.style
  if (picture === null) {
    // Nothing to show is told by a calm field in the brand's colour, not by a broken picture.
    paper.decorate((pdf) => pdf.roundedRect(x, y, width, height, radius).fill(brand))
    const box = { font: 'text', size: 13, colour: onBrand, x, width, align: 'center' } as const
    paper.text('Photographs on the way', { ...box, y: y + height / 2 - 9 })
    return
  }
  const jpeg = await framed(picture, Math.round(width * PIXELS_A_POINT), Math.round(height * PIXELS_A_POINT))
  paper.picture(words, (pdf) =>
    pdf.roundedRect(x, y, width, height, radius).clip().image(jpeg, x, y, { width, height }),
  )
}

/** Dots to the inch of a picture in vectors: a little larger than it is printed, so that nothing of it is blurred. */
const VECTOR_DENSITY = 96
/** Of a picture's height no more than this part is cut away, or the car would lose its roof. */
const CUT_AT_MOST = 0.16

/** The picture over the whole frame; in a very wide one its edges go on to both sides, softly. */
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
