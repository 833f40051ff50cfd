import type { DraftBase, DraftFiles, DraftPath, FileContent } from './draft-change.ts'
import { itemIdOf } from './draft-path.ts'
import { isJsonList, isJsonRecord, type JsonValue } from './json-value.ts'
import { listIds } from './list-ids.ts'

/** The value at a path as the files have it, and items of an inherited list; undefined where nothing is written. */
export function valueAt({ files, inherited }: DraftBase, path: DraftPath): JsonValue | undefined {
  const [file = '', ...steps] = path
  const json = jsonOf(files, file)
  return json === undefined
    ? undefined
    : valueWithin(json, Object.hasOwn(inherited, file) ? inherited[file] : undefined, steps)
}

export function contentOf(files: DraftFiles, file: string): FileContent | undefined {
  return Object.hasOwn(files, file) ? files[file] : undefined
}

export function jsonOf(files: DraftFiles, file: string): JsonValue | undefined {
  const content = contentOf(files, file)
  return content !== undefined && 'json' in content ? content.json : undefined
}

function valueWithin(
  value: JsonValue | undefined,
  inherited: JsonValue | undefined,
  [step, ...rest]: readonly string[],
): JsonValue | undefined {
  if (step === undefined) return value
  const id = itemIdOf(step)
  if (id === null) return valueWithin(member(value, step), member(inherited, step), rest)
  const list = listAt(value, inherited)
  const at = list === null ? -1 : listIds(list).indexOf(id)
  return at === -1 ? undefined : valueWithin(list?.[at], undefined, rest)
}

export function member(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isJsonRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The list that items are named in: the file's own, or the one that it inherits. */
export function listAt(value: JsonValue | undefined, inherited: JsonValue | undefined): readonly JsonValue[] | null {
  if (value === undefined) return isJsonList(inherited) ? inherited : null
  return isJsonList(value) ? value : null
}

/** The list at a path, its own or an inherited one; null: there is none. */
export function listOf({ files, inherited }: DraftBase, path: DraftPath): readonly JsonValue[] | null {
  const [file = '', ...steps] = path
  let [value, standard]: [JsonValue | undefined, JsonValue | undefined] = [jsonOf(files, file), inherited[file]]
  for (const step of steps) {
    const id = itemIdOf(step)
    if (id === null) [value, standard] = [member(value, step), member(standard, step)]
    else {
      const list = listAt(value, standard)
      value = list?.[listIds(list).indexOf(id)]
      standard = undefined
      if (value === undefined) return null
    }
  }
  return listAt(value, standard)
}
