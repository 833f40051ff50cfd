import { isGivenId, isJsonRecord, type JsonRecord, type JsonValue } from '#domain/draft/json-value.ts'
import { newItemId } from '#domain/draft/list-ids.ts'
import type { Control } from '#site/controls/control.ts'
import { controlsIn } from './control-tree.ts'
import type { Steps } from './part-source.ts'

/** A new entry of a list: what must be written, empty, so that a check asks for it. `random`: text such as a UUID. */
export function newItem(list: Steps, shape: string, others: readonly unknown[], random: string): JsonRecord {
  const required = controlsIn([...list, '@'], shape || null).filter(({ isOptional }) => !isOptional)
  const entries = required.map((control): readonly [string, JsonValue] => {
    const key = control.path.split('.').at(-1) ?? ''
    return [key, firstValue(control, key, { shape, others, random })]
  })
  return Object.fromEntries(entries)
}

interface Around {
  readonly shape: string
  readonly others: readonly unknown[]
  readonly random: string
}

function firstValue({ kind, choices, limits }: Control, key: string, { shape, others, random }: Around): JsonValue {
  if (key === 'kind') return shape
  if (kind === 'fixed') return ownName(random)
  if (kind === 'choice') {
    const used = others.map((other) => valueIn(other, key))
    return (choices.find(({ value }) => !used.includes(value)) ?? choices[0])?.value ?? ''
  }
  if (kind === 'list' || kind === 'lines' || kind === 'choices' || kind === 'references') return []
  if (kind === 'number' || kind === 'money') return limits.least ?? 0
  return kind === 'switch' ? false : ''
}

function valueIn(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null
    ? Object.entries(item).find(([name]) => name === key)?.[1]
    : undefined
}

/** A name that programs know an entry by: lower-case letters and digits. */
function ownName(random: string): string {
  return `n${newItemId(random).replace('_', '')}`
}

/** A copy of an entry, with names of its own where programs know it by them. */
export function copyOf(list: Steps, item: JsonValue, random: string): JsonValue {
  if (!isJsonRecord(item)) return item
  const fixed = controlsIn([...list, '@'], null).flatMap(({ kind, path }) =>
    kind === 'fixed' ? [path.split('.').at(-1) ?? ''] : [],
  )
  const { id, ...rest } = item
  const idField = id === undefined || isGivenId(id) ? {} : { id }
  return Object.fromEntries(
    Object.entries({ ...idField, ...rest }).map(([key, value]) => [key, fixed.includes(key) ? ownName(random) : value]),
  )
}
