import { isJsonRecord, type JsonValue } from '#domain/draft/json-value.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import type { PartSource, Steps } from './part-source.ts'

/** What a press on a button of a list or a group asks for. */
export interface PartAct {
  /** Stored as one step. */
  readonly wanted: readonly WantedChange[]
  /** Said once it is stored. */
  readonly said: string
  /** The button that gets the focus, by its value, or the place of a list or a field. */
  readonly focus: string | null
  /** A new entry, whose form comes next; null: the page stays. */
  readonly opens: Steps | null
  /** Whether what was done is taken back beside what is said. */
  readonly isGone?: boolean
}

/** The id that an item has of its own; null: none. */
export function ownId(value: JsonValue): string | null {
  return isJsonRecord(value) && typeof value['id'] === 'string' ? value['id'] : null
}

/** What the site has written at a place, as it was shown. */
export function beforeOf(source: Pick<PartSource, 'before'>, steps: Steps): JsonValue | undefined {
  const text = source.before(steps)
  return text === '' ? undefined : (JSON.parse(text) as JsonValue)
}
