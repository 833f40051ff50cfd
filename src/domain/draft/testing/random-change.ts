import { placeIn } from '../apply-change.ts'
import type { DraftBase, DraftFiles, DraftPath } from '../draft-change.ts'
import { itemStep } from '../draft-path.ts'
import type { JsonValue } from '../json-value.ts'
import { listIds } from '../list-ids.ts'
import type { WantedChange } from '../settle-change.ts'
import { listOf, valueAt } from '../value-at.ts'
import { INHERITED, LISTS } from './made-site.ts'

export interface Chance {
  next(below: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** An edit that a window can offer for what it shows. */
export function randomChange(files: DraftFiles, { next, pick }: Chance): WantedChange | null {
  const base = { files, inherited: INHERITED }
  const kind = pick(['set', 'set', 'set', 'insert', 'remove', 'move', 'move', 'put', 'remove-file', 'group'] as const)
  if (kind === 'put' || kind === 'remove-file') {
    const [file, current] = ['pages/about.md', files['pages/about.md']] as const
    if (kind === 'put')
      return {
        kind,
        path: [file],
        ...(current === undefined ? {} : { before: current }),
        after: { hash: `h${next(4)}` },
      }
    return current === undefined ? null : { kind, path: [file], before: current }
  }
  if (kind === 'group')
    return wantedSet(base, ['site.json', 'home', 'banner'], pick([null, { text: `b${next(3)}`, href: '/' }]))
  if (kind === 'set' && next(2) === 0)
    return wantedSet(
      base,
      ['site.json', ...pick([['name'], ['home', 'heading'], ['home', 'banner', 'text'], ['hostnames']])],
      pick(['x', 'y', 'z', undefined]),
    )
  const list = pick(LISTS)
  const ids = listIds(listOf(base, list) ?? [])
  const newId = `_n${next(6)}`
  if (kind === 'insert' && ids.includes(newId)) return null
  if (kind === 'insert')
    return { kind, path: [...list, itemStep(newId)], value: { label: `l${next(3)}` }, behind: pick([null, ...ids]) }
  if (ids.length === 0) return null
  const id = pick(ids)
  const path = [...list, itemStep(id)]
  if (kind === 'move')
    return { kind, path, before: placeIn(ids, id), behind: pick([null, ...ids.filter((each) => each !== id)]) }
  if (kind === 'set') return wantedSet(base, [...path, pick(['label', 'phone'])], pick(['p', 'q', undefined]))
  const before = valueAt(base, path)
  return before === undefined ? null : { kind, path, before }
}

function wantedSet(base: DraftBase, path: DraftPath, after: JsonValue | undefined): WantedChange {
  const before = valueAt(base, path)
  return { kind: 'set', path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}
