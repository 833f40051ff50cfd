import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { StickerBlock } from './sticker-block.ts'
import { INNER, MARGIN, type Paper, type TextBox } from './sticker-paper.ts'

const PRICE_WIDTH = 196
const PRICE_X = MARGIN + INNER - PRICE_WIDTH
const TITLE_WIDTH = INNER - PRICE_WIDTH - 20
/** How far the price panel overlaps the picture. */
const OVERLAP = 34
const PADDING = 13

/** Title on the left; price (CARD-5, CARD-6), its type (LAW-3) and the second price (INTAKE-8) on the right. */
export function headlineBlock(paper: Paper, sticker: WindowSticker): StickerBlock {
  const { style } = paper
  const cased = (text: string) => (style.capitals ? text.toUpperCase() : text)
  const title = fitting(paper, cased(sticker.title), { wanted: style.titleSize, lines: 2 })
  const titleBox = { ...title, x: MARGIN, y: 0, width: TITLE_WIDTH, colour: style.ink, leading: -2 }
  const subtitleBox = { x: MARGIN, y: 0, width: TITLE_WIDTH, font: 'text', size: 14, colour: style.muted } as const
  const subtitle = [sticker.subtitle, `${sticker.condition}`].filter((part) => part !== '').join(' · ')
  const titleHeight = paper.heightOf(title.text, titleBox)
  const price = priceLines(paper, sticker)
  const priceHeight = price.reduce((sum, line) => sum + line.height, 0)
  const isPlate = style.plate !== null
  return {
    height: Math.max(
      titleHeight + 3 + paper.heightOf(subtitle, subtitleBox),
      isPlate ? priceHeight + 2 * PADDING - OVERLAP : priceHeight,
    ),
    draw(y) {
      const under = paper.text(title.text, { ...titleBox, y, tag: 'H1' })
      paper.text(subtitle, { ...subtitleBox, y: under + 3 })
      const top = isPlate ? y - OVERLAP : y
      if (style.plate) {
        const { fill } = style.plate
        paper.decorate((pdf) =>
          pdf.roundedRect(PRICE_X, top, PRICE_WIDTH, priceHeight + 2 * PADDING, style.radius).fill(fill),
        )
      }
      let at = isPlate ? top + PADDING : top
      for (const { text, height, box } of price) {
        paper.text(text, { ...box, y: at })
        at += height
      }
    },
  }
}

interface Line {
  readonly text: string
  readonly box: TextBox
  readonly height: number
}

function priceLines(paper: Paper, { price, driveAwayNote }: WindowSticker): readonly Line[] {
  const { plate, ink, muted, brand } = paper.style
  const width = PRICE_WIDTH - (plate ? 2 * PADDING : 0)
  const place = { x: plate ? PRICE_X + PADDING : PRICE_X, y: 0, width, align: plate ? 'left' : 'right' } as const
  const small = { ...place, font: 'text', size: 10.5, colour: plate?.ink ?? ink } as const
  const fit = fitting(paper, price.text, { wanted: 38, lines: 1, width })
  const lines: readonly (readonly [string | null, TextBox])[] = [
    [price.was, small],
    [fit.text, { ...place, font: 'display', size: fit.size, colour: plate?.ink ?? brand }],
    [price.type, { ...small, font: 'strong' }],
    [price.other ? `${price.other.text} ${price.other.type}` : null, small],
    [driveAwayNote, { ...small, size: 8, colour: plate?.ink ?? muted }],
  ]
  return lines.flatMap(([text, box]) =>
    text === null ? [] : [{ text, box, height: paper.heightOf(text, box) + (box.font === 'display' ? 1 : 2) }],
  )
}

/** The largest size up to `wanted` at which the text fits into `lines` lines without breaking a word. */
function fitting(
  paper: Paper,
  text: string,
  {
    wanted,
    lines,
    width = TITLE_WIDTH,
  }: { readonly wanted: number; readonly lines: number; readonly width?: number | undefined },
) {
  const longest = lines === 1 ? [text] : text.split(' ')
  let size = wanted
  while (size > 12) {
    const box = { x: 0, y: 0, width, font: 'display', size, colour: '', leading: -2 } as const
    const isWide = longest.some((word) => paper.widthOf(word, box) > width)
    if (!isWide && paper.heightOf(text, box) <= lines * size * 1.32) break
    size -= 1
  }
  return { text, size, font: 'display' } as const
}
