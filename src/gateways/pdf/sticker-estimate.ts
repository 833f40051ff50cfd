import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import type { StickerBlock } from './sticker-block.ts'
import { INNER, MARGIN, type Paper } from './sticker-paper.ts'

/**
 * LAW-1: repayment and comparison rate side by side in the same type, with the warning directly below; null without an
 * estimate.
 */
export function estimateBlock(paper: Paper, { estimate, words }: WindowSticker): StickerBlock | null {
  if (estimate === null) return null
  const { ink, muted, line } = paper.style
  const figure = { font: 'strong', size: 13, colour: ink, y: 0, width: INNER / 2 - 8 } as const
  const small = { font: 'text', size: 7, colour: muted, x: MARGIN, y: 0, width: INNER, leading: 0.5 } as const
  const { basis, warning, validity, disclaimer } = estimate
  const notes = `${words.estimate} ${basis} ${warning} ${validity} ${disclaimer}`
  return {
    height: 8 + 18 + paper.heightOf(notes, small),
    draw(y) {
      paper.decorate((pdf) => pdf.rect(MARGIN, y, INNER, 0.75).fill(line))
      paper.text(estimate.repayment, { ...figure, x: MARGIN, y: y + 8 })
      paper.text(estimate.comparisonRate, { ...figure, x: MARGIN + INNER / 2, y: y + 8 })
      paper.text(notes, { ...small, y: y + 26 })
    },
  }
}
