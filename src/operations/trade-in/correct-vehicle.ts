import { nameKey } from '#domain/trade-in/valued-vehicle.ts'
import { editsBetween } from '#site/nearest.ts'

export interface NamedVehicle {
  readonly make: string
  readonly model: string
}

/** A make and the models of it that are known. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

export interface CorrectedVehicle extends NamedVehicle {
  /** 'Toyota RAV4': what may have been meant instead; null where nothing is near. */
  readonly suggestion: string | null
}

/**
 * D-71: make and model as the platform writes them. A slip that can mean one name alone is put right ('Toyta', 'Corola'): the
 * page shows the name. What can mean another vehicle stays as typed, with a suggestion: a digit tells models apart ('CX-5',
 * 'CX-3'), and the beginning of a name ('Rav') may be a model of its own.
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
  /** Whether it can be nothing else. */
  readonly isSure: boolean
}

/** The name that text is, or the one that it is nearest to; null where none is near, or several are as near. */
function near(text: string, names: readonly string[]): NearName | null {
  const key = nameKey(text)
  const same = names.find((name) => nameKey(name) === key)
  if (same !== undefined) return { name: same, isSure: true }
  const [nearest, next] = names
    .map((name) => ({ name, edits: editsBetween(key, nameKey(name)) }))
    .filter(({ edits }) => edits <= forgiven(key))
    .sort((one, other) => one.edits - other.edits)
  if (nearest && nearest.edits !== next?.edits)
    return { name: nearest.name, isSure: !/\d/.test(key + nameKey(nearest.name)) }
  const begun = key.length < SHORTEST_BEGINNING ? [] : names.filter((name) => nameKey(name).startsWith(key))
  return begun[0] !== undefined && begun.length === 1 ? { name: begun[0], isSure: false } : null
}

const SHORTEST_BEGINNING = 3

/** As many typos as the search forgives in a word (SEARCH-6). */
function forgiven(key: string): number {
  if (key.length < 4) return 0
  return key.length < 8 ? 1 : 2
}
