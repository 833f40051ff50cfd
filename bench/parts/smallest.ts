import { round } from './measure.ts'

/**
 * `--smallest` runs a bench at the size that `npm run chaos` uses (tests/chaos/benches.test.ts): large enough to notice
 * that a bench is broken or ten times slower, too small for a figure. The other arguments keep their places.
 */
const isSmallest = process.argv.includes('--smallest')
if (isSmallest) process.argv.splice(process.argv.indexOf('--smallest'), 1)
const sizes: string[] = []

/** A bench's size when nothing is typed. */
export function size(name: string, usual: number, smallest: number): number
export function size(name: string, usual: string, smallest: string): string
export function size(name: string, usual: number | string, smallest: number | string): number | string {
  if (isSmallest) sizes.push(`${name} ${smallest}`)
  return isSmallest ? smallest : usual
}

/** At the smallest size, compares a figure with its bound, and ends the bench with status 1 if it is beyond. */
export function compareWithBound(
  figure: string,
  value: number,
  bound: { readonly atMost: number } | { readonly atLeast: number },
): void {
  if (!isSmallest) return
  // NaN is within no bound.
  const isWithin = 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast
  const [words, limit] = 'atMost' in bound ? ['at most', bound.atMost] : ['at least', bound.atLeast]
  const verdict = isWithin ? 'within its bound' : 'BEYOND ITS BOUND'
  const at = sizes.length === 0 ? 'whole' : `at the smallest size (${sizes.join(', ')})`
  console.log(`${figure}: ${round(value)}, ${words} ${limit}, ${at}: ${verdict}`)
  if (!isWithin) process.exitCode = 1
}
