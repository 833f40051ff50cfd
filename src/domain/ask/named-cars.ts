import { fold } from '#search/fold.ts'
import { type AskContext, compact } from './vocabulary.ts'

/**
 * The makes with models that a phrase names, as 'Toyota HiLux': 'hilux', 'toyota hilux', 'prado' for the Landcruiser Prado.
 * Empty if it names none.
 */
export function carsNamed(phrase: string, context: AskContext): readonly string[] {
  const typed = compact(phrase)
  // A bare '3' is a model only behind its make.
  if (/^\d{1,2}$/.test(typed)) return []
  const all = context.makes.flatMap(({ name, models }) => models.map((model) => ({ make: name, model })))
  const whole = all.filter(({ make, model }) => compact(model) === typed || compact(make + model) === typed)
  const cars =
    whole.length > 0 || phrase.includes(' ')
      ? whole
      : all.filter(({ model }) => fold(model).split(' ').includes(phrase))
  return cars.map(({ make, model }) => `${make} ${model}`)
}

/** The badges that a phrase names. `isPart`: also those that have it among other words, as 'SR5 Premium'. */
export function badgesNamed(
  phrase: string,
  { badges }: Pick<AskContext, 'badges'>,
  isPart: boolean,
): readonly string[] {
  const typed = compact(phrase)
  return badges.filter((badge) => compact(badge) === typed || (isPart && ` ${fold(badge)} `.includes(` ${phrase} `)))
}
