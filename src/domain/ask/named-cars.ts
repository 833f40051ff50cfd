import { type AskContext, compact } from './vocabulary.ts'

/**
 * The makes with models that a phrase names, as 'Toyota HiLux': 'hilux', 'toyota hilux', 'prado' for the Landcruiser Prado.
 * Empty if it names none.
 */
export function carsNamed(phrase: string, { namedModels }: Pick<AskContext, 'namedModels'>): readonly string[] {
  const typed = compact(phrase)
  // A bare '3' is a model only behind its make.
  if (/^\d{1,2}$/.test(typed)) return []
  const whole = namedModels.filter(({ names }) => names.includes(typed))
  const cars =
    whole.length > 0 || phrase.includes(' ') ? whole : namedModels.filter(({ words }) => words.includes(phrase))
  return cars.map(({ car }) => car)
}

/** The badges that a phrase names. `isPart`: also those that have it among other words, as 'SR5 Premium'. */
export function badgesNamed(
  phrase: string,
  { namedBadges }: Pick<AskContext, 'namedBadges'>,
  isPart: boolean,
): readonly string[] {
  const typed = compact(phrase)
  return namedBadges
    .filter(({ name, words }) => name === typed || (isPart && words.includes(` ${phrase} `)))
    .map(({ badge }) => badge)
}
