import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { INNER, MARGIN, type Paper } from './sticker-paper.ts'

const COLUMNS = 3
const GUTTER = 18
const COLUMN = (INNER - (COLUMNS - 1) * GUTTER) / COLUMNS
const HEADING = 18
const MORE = 14
const INDENT = 10
const STEP = 6

export interface FeaturesBlock {
  /** Height needed for all features. */
  readonly height: number
  /** Draws as many as fit into this height, and the number of those left out. */
  draw(y: number, height: number): void
}

/** The car's features, in columns read downwards. */
export function featuresBlock(paper: Paper, { features, words }: WindowSticker): FeaturesBlock | null {
  if (features.length === 0) return null
  const { style } = paper
  const box = { y: 0, width: COLUMN - INDENT, font: 'text', size: 8.5, colour: style.ink } as const
  const items = features.map((text) => ({ text, height: paper.heightOf(text, { ...box, x: 0 }) + 2.5 }))
  return {
    height: HEADING + evenHeight(items),
    draw(y, height) {
      const room = height - HEADING
      // Allow for rounding errors in the summed heights.
      const isWhole = evenHeight(items) <= room + 0.5
      const columns = inColumns(items, isWhole ? evenHeight(items) : room - MORE)
      const shownCount = columns.flat().length
      if (shownCount === 0) return
      const heading = style.capitals ? words.features.toUpperCase() : words.features
      paper.text(heading, { x: MARGIN, y, width: INNER, font: 'strong', size: 11, colour: style.ink, tag: 'H2' })
      columns.forEach((column, index) => {
        const x = MARGIN + index * (COLUMN + GUTTER)
        let at = y + HEADING
        for (const { text, height } of column) {
          const middle = at + 5
          paper.decorate((pdf) =>
            (style.capitals ? pdf.rect(x, middle - 2, 4, 4) : pdf.circle(x + 2, middle, 2)).fill(style.brand),
          )
          paper.text(text, { ...box, x: x + INDENT, y: at, tag: 'LI' })
          at += height
        }
      })
      if (shownCount < items.length)
        paper.text(words.moreFeatures.replace('{count}', String(items.length - shownCount)), {
          x: MARGIN,
          y: y + height - MORE + 2,
          width: INNER,
          font: 'text',
          size: 8.5,
          colour: style.muted,
        })
    },
  }
}

interface Item {
  readonly text: string
  readonly height: number
}

/** The smallest height at which all items fit into the columns. */
function evenHeight(items: readonly Item[]): number {
  const total = items.reduce((sum, { height }) => sum + height, 0)
  let height = total / COLUMNS
  while (inColumns(items, height).flat().length < items.length) height += STEP
  return height
}

/** Fills the columns in order with as many items as fit. */
function inColumns(items: readonly Item[], height: number): readonly (readonly Item[])[] {
  const columns: Item[][] = [[]]
  let filled = 0
  for (const item of items) {
    if (filled + item.height > height + 0.01) {
      if (columns.length === COLUMNS || item.height > height) break
      columns.push([])
      filled = 0
    }
    columns.at(-1)?.push(item)
    filled += item.height
  }
  return columns
}
