import { itemIdOf, itemStep } from '#domain/draft/draft-path.ts'
import { isJsonList, isJsonRecord, type JsonRecord, type JsonValue } from '#domain/draft/json-value.ts'
import { newItemId } from '#domain/draft/list-ids.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { controlFor, controlsIn, patternOf } from './control-tree.ts'
import { itemLabel } from './item-label.ts'
import { mayIndent, outerOf } from './list-nodes.ts'
import { copyOf } from './new-item.ts'
import { beforeOf, ownId, type PartAct } from './part-act.ts'
import type { PartSource, Steps } from './part-source.ts'
import { draftPathOf, stepsText } from './site-steps.ts'
import { isWeek, spreadDay } from './week.ts'

interface Pressed {
  readonly act: string
  /** Of a move by hand: the place among the entries, from 0. */
  readonly to: number
  readonly steps: Steps
  /** Text such as a UUID. */
  readonly random: string
}

/** An entry of a list, as it stands. */
interface Entry {
  readonly steps: Steps
  readonly list: Steps
  readonly id: string
  readonly ids: readonly string[]
  readonly at: number
  readonly label: string
  readonly value: JsonValue
}

/** What a press on a button of a list's entry asks for; null: it was none. */
export function itemAct(source: PartSource, { act, to, steps, random }: Pressed): PartAct | null {
  const entry = entryAt(source, steps)
  if (entry === null) return null
  const { ids, at } = entry
  switch (act) {
    case 'up':
      return moved(entry, at - 1, at - 1 === 0 ? 'down' : 'up')
    case 'down':
      return moved(entry, at + 1, at + 1 === ids.length - 1 ? 'up' : 'down')
    case 'to':
      return Number.isInteger(to) && to !== at ? moved(entry, to, 'hold') : null
    case 'indent':
      return indented(source, entry)
    case 'outdent':
      return outdented(source, entry)
    case 'copy':
      return copied(entry, random)
    case 'week':
      return isWeek(patternOf(entry.list)) ? spreadDay(source, steps, random) : null
    case 'remove':
      return {
        wanted: [{ kind: 'remove', path: draftPathOf(steps), before: entry.value }],
        said: isWeek(patternOf(entry.list)) ? `Closed on ${entry.label}.` : `‘${entry.label}’ is deleted.`,
        focus: stepsText(entry.list),
        opens: null,
        isGone: true,
      }
    default:
      return null
  }
}

function entryAt(source: PartSource, steps: Steps): Entry | null {
  const list = steps.slice(0, -1)
  const [control] = controlFor(list, null)
  const id = itemIdOf(steps.at(-1))
  const ids = source.ids(list)
  if (control?.kind !== 'list' || id === null) return null
  const item = source.value(steps)
  // A gone item is the draft's to answer.
  const value = (beforeOf(source, steps) ?? item ?? null) as JsonValue
  return { steps, list, id, ids, at: ids.indexOf(id), label: itemLabel(control, item, controlsIn(steps, null)), value }
}

/** STUDIO-16: 'Offers' moved to place 2 of 5. `focus`: the button that keeps the focus. */
function moved({ steps, id, ids, at, label }: Entry, to: number, focus: string): PartAct | null {
  if (at < 0 || to < 0 || to >= ids.length) return null
  const others = ids.filter((each) => each !== id)
  const before = { behind: ids[at - 1] ?? null, ahead: ids[at + 1] ?? null }
  return {
    wanted: [{ kind: 'move', path: draftPathOf(steps), before, behind: others[to - 1] ?? null }],
    said: `‘${label}’ moved to place ${to + 1} of ${ids.length}.`,
    focus: `${focus}:${stepsText(steps)}`,
    opens: null,
  }
}

function copied({ list, id, ids, at, label, value }: Entry, random: string): PartAct | null {
  if (at < 0) return null
  const copy = copyOf(list, value, random)
  const steps = [...list, itemStep(ownId(copy) ?? newItemId(random))]
  return {
    wanted: [{ kind: 'insert', path: draftPathOf(steps), value: copy, behind: id }],
    said: `‘${label}’ is duplicated: the copy is at place ${at + 2} of ${ids.length + 1}.`,
    focus: `hold:${stepsText(steps)}`,
    opens: null,
  }
}

/** Puts a link under the entry before it, which then opens a list; a link there becomes the first of it. */
function indented(source: PartSource, { steps, list, id, ids, at, label, value }: Entry): PartAct | null {
  if (!mayIndent(source, list, at)) return null
  const parent = [...list, itemStep(ids[at - 1] ?? '')]
  const before = beforeOf(source, parent)
  if (!isJsonRecord(before)) return null
  const { href, items, ...rest } = before
  const link = { label: before['label'] ?? '', href: href ?? '' }
  const inner = [...parent, 'items']
  const added: WantedChange = isJsonList(items)
    ? { kind: 'insert', path: draftPathOf([...inner, itemStep(id)]), value, behind: source.ids(inner).at(-1) ?? null }
    : { kind: 'set', path: draftPathOf(parent), before, after: { ...rest, items: [link, withOwnId(value, id)] } }
  return {
    wanted: [added, { kind: 'remove', path: draftPathOf(steps), before: value }],
    said: `‘${label}’ is now under ‘${String(before['label'] ?? '')}’.`,
    focus: `hold:${stepsText([...inner, itemStep(id)])}`,
    opens: null,
  }
}

/** Moves a link from under an entry to the menu itself, after that entry, which goes when it has no links any more. */
function outdented(source: PartSource, { steps, id, ids, label, value }: Entry): PartAct | null {
  const outer = outerOf(steps.slice(0, -1))
  const parentId = itemIdOf(outer?.parent.at(-1))
  if (outer === null || parentId === null) return null
  const before = beforeOf(source, outer.parent)
  const to = [...outer.list, itemStep(id)]
  const isLast = ids.length === 1
  const gone: WantedChange = isLast
    ? { kind: 'remove', path: draftPathOf(outer.parent), before: before ?? null }
    : { kind: 'remove', path: draftPathOf(steps), before: value }
  const name = isJsonRecord(before) ? String(before['label'] ?? '') : ''
  return {
    wanted: [{ kind: 'insert', path: draftPathOf(to), value, behind: parentId }, gone],
    said: `‘${label}’ now stands by itself${isLast ? `; ‘${name}’ has no links any more and is gone` : ` behind ‘${name}’`}.`,
    focus: `hold:${stepsText(to)}`,
    opens: null,
  }
}

function withOwnId(value: JsonValue, id: string): JsonValue {
  return isJsonRecord(value) ? ({ ...value, id } satisfies JsonRecord) : value
}
