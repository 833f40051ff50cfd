import { feedText } from './feed-text.ts'
import type { Variant } from './variant.ts'

/** '4 cylinder 2.8 L Turbo', from the known values; null if none is known. */
export function engineText({ cylinders, enginesize_litres, induction }: Variant): string | null {
  const parts = [
    cylinders === null ? null : `${cylinders} cylinder`,
    enginesize_litres === null ? null : `${enginesize_litres.toFixed(1)} L`,
    feedText(induction),
  ]
  const text = parts.filter((part) => part !== null && part !== '').join(' ')
  return text === '' ? null : text
}
