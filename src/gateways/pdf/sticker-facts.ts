import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { StickerBlock } from './sticker-block.ts'
import { INNER, MARGIN, type Paper } from './sticker-paper.ts'

const COLUMNS = 5
const LEADING_HEIGHT = 40
const ROW_HEIGHT = 28
const PADDING = 11

/** The main facts in large type, the others in rows below. */
export function factsBlock(paper: Paper, { leadingFacts, facts }: WindowSticker): StickerBlock {
  const { style } = paper
  const inset = style.panel === null ? 0 : 14
  const rows = Math.ceil(facts.length / COLUMNS)
  const height = LEADING_HEIGHT + rows * ROW_HEIGHT + PADDING + (style.panel === null ? 0 : 8)
  return {
    height,
    draw(y) {
      const { panel } = style
      if (panel) paper.decorate((pdf) => pdf.roundedRect(MARGIN, y, INNER, height, style.radius).fill(panel))
      else
        paper.decorate((pdf) => {
          pdf.rect(MARGIN, y, INNER, style.capitals ? 3 : 0.75).fill(style.capitals ? style.ink : style.line)
          pdf.rect(MARGIN, y + LEADING_HEIGHT + PADDING - 4, INNER, 0.75).fill(style.line)
        })
      drawRow(paper, leadingFacts, { x: MARGIN + inset, y: y + PADDING, width: INNER - 2 * inset, size: 14 })
      for (let row = 0; row < rows; row += 1)
        drawRow(paper, facts.slice(row * COLUMNS, (row + 1) * COLUMNS), {
          x: MARGIN + inset,
          y: y + PADDING + LEADING_HEIGHT + 4 + row * ROW_HEIGHT,
          width: INNER - 2 * inset,
          size: 9.5,
        })
    },
  }
}

interface Row {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Font size of the values; labels are always small. */
  readonly size: number
}

function drawRow(paper: Paper, facts: readonly AttributeView[], { x, y, width, size }: Row): void {
  const { ink, muted } = paper.style
  const column = width / COLUMNS
  facts.forEach(({ label, value }, index) => {
    const box = { x: x + index * column, width: column - 8 } as const
    paper.text(label, { ...box, y, font: 'text', size: 7.5, colour: muted, height: 10 })
    const wide = paper.widthOf(value, { font: 'strong', size })
    const isLong = (size * box.width) / wide < SMALLEST
    paper.text(value, {
      ...box,
      y: y + (isLong ? 9 : 11),
      font: 'strong',
      size: isLong ? SMALLEST - 0.5 : Math.min(size, (size * box.width) / wide),
      colour: ink,
      height: isLong ? 2.4 * SMALLEST : size * 1.4,
    })
  })
}

/** Smallest size: a VIN has 17 characters and is shrunk rather than cut. Longer values take two lines. */
const SMALLEST = 7.5
