import { fold } from '#search/fold.ts'

/**
 * A5, TRADE-3: the same for all spellings of a make or a model: 'Hi-Lux' and 'HiLux', 'MÉGANE' and 'Megane'. '+' and '/'
 * make another name: a 'Prius+' is no 'Prius'. Names of one key may still have addresses of their own (`segmentOf`).
 */
export function nameKey(name: string): string {
  const key = fold(name)
  return key.replace(NO_PART_OF_A_NAME, '') || key.trim()
}

const NO_PART_OF_A_NAME = /[^\p{L}\p{M}\p{N}+/]+/gu
