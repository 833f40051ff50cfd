import type { Rule } from './number-rules.ts'
import type { Token } from './token.ts'
import { range } from './understanding.ts'

const MOST: ReadonlySet<string> = new Set([
  ...['under', 'below', 'max', 'maximum', 'up to', 'less than', 'lighter than', 'no more than', 'tare under', 'tare'],
  ...['tare weight under', 'tare weight', 'weight under', 'weighs under', 'weighing under'],
])
const LONGEST_BOUND = 3

/** 'under 2000kg', 'less than 2 tonne', 'tare 1500 kg', '1,800 kg tare': at most that weight. What a car can tow is not its weight. */
export const weight: Rule = (tokens, at, { measured }) => {
  if (!measured.includes('tare_weight')) return null
  for (let length = LONGEST_BOUND; length >= 0; length--) {
    const bound = textOf(tokens, at, length)
    if (length > 0 && !MOST.has(bound)) continue
    const read = kilograms(tokens, at + length)
    if (read === null || (length === 0 && read.isInTonnes)) continue
    if ([at - 1, at + length + read.length].some((place) => TOWS.test(tokens[place]?.text ?? ''))) continue
    const hasTare = /^tare/.test(tokens[at + length + read.length]?.text ?? '')
    return { length: length + read.length + (hasTare ? 1 : 0), changes: [range('tare_weight', null, read.value)] }
  }
  return null
}

const TOWS = /^tow/

/** A small SUV tows about this much. */
const LIGHT_KG = 1_500

/** 'light caravan', 'lightweight'. */
export const light: Rule = (tokens, at, { measured }) =>
  measured.includes('tare_weight') && /^(?:light|lighter|lightweight|light-weight)$/.test(tokens[at]?.text ?? '')
    ? { length: 1, changes: [range('tare_weight', null, LIGHT_KG)] }
    : null

interface Weight {
  /** In kilograms. */
  readonly value: number
  readonly length: number
  readonly isInTonnes: boolean
}

/** '2000kg', '2,000 kg', '2 tonne'; not '1.5t', since a 't' alone may be a badge. */
function kilograms(tokens: readonly Token[], at: number): Weight | null {
  const token = tokens[at]
  if (token?.number == null || token.isMoney) return null
  if (token.unit === 'kg') return { value: token.number, length: 1, isInTonnes: false }
  const next = tokens[at + 1]?.text ?? ''
  if (/^(?:kgs?|kilos?|kilograms?)$/.test(next)) return { value: token.number, length: 2, isInTonnes: false }
  return /^(?:tonnes?|tons?)$/.test(next) ? { value: token.number * 1_000, length: 2, isInTonnes: true } : null
}

function textOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
}
