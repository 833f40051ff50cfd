import type { DraftBase, DraftPath } from '#domain/draft/draft-change.ts'
import { itemIdOf } from '#domain/draft/draft-path.ts'
import { isJsonRecord, type JsonValue } from '#domain/draft/json-value.ts'
import { listIds } from '#domain/draft/list-ids.ts'
import { listAt, listOf, member, valueAt } from '#domain/draft/value-at.ts'
import { REGION_CODES } from '#domain/region.ts'
import { linkFault } from './link-fault.ts'
import { referredIn } from './live-source.ts'
import type { FieldMark, PartSource, Steps } from './part-source.ts'
import { pictureNote } from './picture-note.ts'
import { draftPathOf, isPageFile } from './site-steps.ts'

interface DraftSourceOptions {
  readonly timezone: string
  readonly now?: Date
  /** Left out: its entries have no forms. */
  readonly hrefOf?: (steps: Steps) => string
  /** Of `closedAt`; left out: nothing is closed. */
  readonly closed?: (path: DraftPath) => string | null
  readonly marks?: ReadonlyMap<string, FieldMark>
  /** Address of the draft, for its pictures. */
  readonly draftAt?: string
}

/** The values of a site as a draft has them. */
export function draftSource(
  base: DraftBase,
  { timezone, now, hrefOf = () => '', closed = () => null, marks = new Map(), draftAt }: DraftSourceOptions,
): PartSource {
  const written = (steps: Steps) => valueAt(base, draftPathOf(steps))
  const value = (steps: Steps) => heldAt(base, steps)
  return {
    value,
    isWritten: (steps) => written(steps) !== undefined,
    before: (steps) => writtenText(written(steps)),
    linkFault: (href) => linkFault({ files: base.files, value }, href),
    pageFiles: Object.keys(base.files).filter(isPageFile).toSorted(),
    ids: (steps) => listIds(listOf(base, draftPathOf(steps)) ?? []),
    referred: (list, key) => referredIn(value(list.split('.')), key),
    timezone,
    region: REGION_CODES.find((code) => code === value(['region'])) ?? 'AU',
    now: now ?? null,
    hrefOf,
    closed: (steps) => closed(draftPathOf(steps)),
    marks,
    picture: draftAt === undefined ? undefined : (steps, held) => pictureNote(base.files, draftAt, steps, held),
  }
}

/** A written value as a hidden field has it; '': nothing is written. */
function writtenText(value: JsonValue | undefined): string {
  return value === undefined ? '' : JSON.stringify(value)
}

/** The value that holds: what is written over presets and defaults. */
function heldAt({ files, inherited }: DraftBase, steps: Steps): JsonValue | undefined {
  const [name = '', ...inside] = draftPathOf(steps)
  const file = files[name]
  let [value, standard] = [file && 'json' in file ? file.json : undefined, inherited[name]]
  for (const step of inside) {
    const id = itemIdOf(step)
    if (id === null) [value, standard] = [member(value, step), member(standard, step)]
    else {
      const list = listAt(value, standard) ?? []
      value = list[listIds(list).indexOf(id)]
      standard = undefined
    }
  }
  return over(value, standard)
}

function over(value: JsonValue | undefined, standard: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined) return standard
  if (!isJsonRecord(value) || !isJsonRecord(standard)) return value
  const keys = [...new Set([...Object.keys(standard), ...Object.keys(value)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const held = over(value[key], standard[key])
      return held === undefined ? [] : [[key, held]]
    }),
  )
}
