import type { ConsolePlace } from './places.ts'

/** Words that say nothing about what a person looks for. */
const LITTLE = ['a', 'an', 'the', 'to', 'of', 'my', 'for']

/** How well words fit a place: 0 is best; null: they do not. */
export function fitOf({ label, words }: Pick<ConsolePlace, 'label' | 'words'>, typed: string): number | null {
  const text = typed.trim().toLowerCase()
  const name = label.toLowerCase()
  if (name.startsWith(text)) return 0
  const typedWords = text.split(/[\s-]+/).filter((word) => !LITTLE.includes(word))
  if (typedWords.length === 0) return null
  const has = (among: string, isIn: (one: string, word: string) => boolean) => {
    const all = among.split(/[\s-]+/)
    return typedWords.every((word) => all.some((one) => isIn(one, word)))
  }
  if (has(name, begins)) return 1
  if (has(`${name} ${words}`, isSame)) return 2
  return has(`${name} ${words}`, begins) ? 3 : null
}

function begins(one: string, word: string): boolean {
  return one.startsWith(word)
}

function isSame(one: string, word: string): boolean {
  return one === word
}

/** The places that fit, those that fit best first; all of them without words. */
export function findPlaces<Place extends ConsolePlace>(places: readonly Place[], typed: string): readonly Place[] {
  return places
    .flatMap((place) => {
      const fit = fitOf(place, typed)
      return fit === null ? [] : [{ place, fit }]
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ place }) => place)
}
