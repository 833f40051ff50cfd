import { nameKey } from '#domain/name-key.ts'
import { editsBetween } from '#site/nearest.ts'

export interface NamedVehicle {
  readonly make: string
  readonly model: string
}

/** A make and its known models. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

export interface CorrectedVehicle extends NamedVehicle {
  /** 'Toyota RAV4': the likely intended vehicle; null if none is similar. */
  readonly suggestion: string | null
}

/**
 * D-71: corrects the spelling of make and model. A typo with only one possible meaning is corrected ('Toyta',
 * 'Corola'), and the page shows the corrected name. An ambiguous one is kept with a suggestion: a digit or a mark distinguishes
 * models ('CX-5' and 'CX-3', 'Prius' and 'Prius+'), and a prefix ('Rav') may be a model of its own.
 */
export function correctVehicle(typed: NamedVehicle, makes: readonly KnownMake[]): CorrectedVehicle {
  const make = near(
    typed.make,
    makes.map(({ name }) => name),
  )
  const models = makes.find(({ name }) => name === make?.name)?.models ?? []
  const model = near(typed.model, models)
  const corrected = {
    make: make?.isSure ? make.name : typed.make,
    model: make?.isSure && model?.isSure ? model.name : typed.model,
  }
  const meant = make && `${make.name} ${model?.name ?? typed.model}`
  const isMeant = meant === `${corrected.make} ${corrected.model}`
  return { ...corrected, suggestion: isMeant ? null : meant }
}

interface NearName {
  readonly name: string
  /** Whether no other name is possible. */
  readonly isSure: boolean
}

/** The equal or nearest name; null if none is near or several are equally near. */
function near(text: string, names: readonly string[]): NearName | null {
  const key = nameKey(text)
  if (key === '') return null
  const same = names.find((name) => nameKey(name) === key)
  if (same !== undefined) return { name: same, isSure: true }
  const [nearest, next] = names
    .map((name) => ({ name, edits: editsBetween(key, nameKey(name)) }))
    .filter(({ edits }) => edits <= forgiven(key))
    .sort((one, other) => one.edits - other.edits)
  if (nearest && nearest.edits !== next?.edits)
    return { name: nearest.name, isSure: !/[\d+/]/.test(key + nameKey(nearest.name)) }
  const begun = key.length < SHORTEST_BEGINNING ? [] : names.filter((name) => nameKey(name).startsWith(key))
  return begun[0] !== undefined && begun.length === 1 ? { name: begun[0], isSure: false } : null
}

const SHORTEST_BEGINNING = 3

/** Typos tolerated in a word, as in the search (SEARCH-6). */
function forgiven(key: string): number {
  if (key.length < 4) return 0
  return key.length < 8 ? 1 : 2
}
