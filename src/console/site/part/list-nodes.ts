import { inWordsOf } from '#domain/region.ts'
import type { Control } from '#site/controls/control.ts'
import { valueText } from '#site/controls/default-text.ts'
import { isRecord } from '#site/site-fault.ts'
import { addNote } from './add-notes.ts'
import { controlFor, controlsIn, patternOf } from './control-tree.ts'
import { isNewItem, itemLabel, itemNote } from './item-label.ts'
import type { PartSource, Steps } from './part-source.ts'
import type { ItemAct, ListNode, PartNode } from './part-values.ts'
import { periodBadge } from './period-badge.ts'
import { stepsText } from './site-steps.ts'
import { closedDays, inWeek, isWeek, WORKING_DAYS, weekdayOf } from './week.ts'

/** The lists whose entries have links of their own below them, by the key of these. */
const TREES: Readonly<Record<string, string>> = { 'menus.header': 'items', 'menus.footer': 'links' }
/** As many fields as an item may have to be edited in its row. */
const MOST_IN_ROW = 4

/** A list with its entries. `insideOf`: the controls of an entry. */
export function listNode(
  source: PartSource,
  control: Control,
  steps: Steps,
  insideOf: (at: Steps) => readonly PartNode[],
): ListNode {
  const isInRow = isRowList(control, steps)
  const pattern = patternOf(steps)
  const isOfWeek = isWeek(pattern)
  const ids = isOfWeek ? inWeek(source, steps) : source.ids(steps)
  const closed = source.closed(steps)
  const inner = innerKey(steps)
  const isPerson = control.path.endsWith('.people')
  return {
    node: 'list',
    path: stepsText(steps),
    label: control.label,
    description: control.description,
    limitsText: control.limitsText,
    most: control.limits.most,
    closed: closed !== null && hasOpen(source, steps, ids) ? SINGLE : closed,
    adds: isOfWeek
      ? closedDays(source, steps).map((day) => ({ ...day, note: null }))
      : addsOf(source, control, ids, steps),
    isWeek: isOfWeek,
    items: ids.map((id, index) => {
      const at = [...steps, `@${id}`]
      const value = source.value(at)
      const controls = controlsIn(at, null)
      const isWord = typeof value !== 'object'
      const elsewhere = stepsText([...at, inner ?? (isOfWeek ? 'weekday' : '')])
      const [innerList] =
        inner === null || source.value([...at, inner]) === undefined ? [] : controlFor([...at, inner], null)
      return {
        id,
        label: itemLabel(control, value, controls),
        note: isPerson
          ? personNote(source, value)
          : pattern === 'locations'
            ? placeNote(value, controls)
            : itemNote(control, value),
        badge: periodBadge(value, source),
        person: isPerson ? { photo: photoOf(source, at) } : null,
        href: isInRow || isWord ? null : (source.hrefOf?.(at) ?? null),
        before: source.before(at),
        acts: isOfWeek ? weekActs(source, at) : actsOf(source, steps, index),
        isNew: isNewItem(value),
        isFolded: isTree(steps),
        nodes: isInRow ? insideOf(at).filter(({ path }) => path !== elsewhere) : null,
        inner: innerList ? listNode(source, innerList, [...at, inner ?? ''], insideOf) : null,
      }
    }),
  }
}

const SINGLE = 'You can change each of these, but not add, move or delete any.'

function addsOf({ region }: PartSource, control: Control, ids: readonly string[], steps: Steps): ListNode['adds'] {
  const pattern = patternOf(steps) ?? ''
  const words = control.choices.filter(({ value }) => !ids.includes(String(value)))
  const shapes =
    control.shapes.length > 0
      ? control.shapes.map(({ name, label }) => ({ value: name, label }))
      : [{ value: '', label: control.label }]
  return [...words.map(({ value, label }) => ({ value: `=${value}`, label })), ...shapes].map((add) => {
    const note = addNote(pattern, add.value)
    return { ...add, note: note && inWordsOf(region, note) }
  })
}

function photoOf(source: PartSource, at: Steps): string | null {
  const photo = [...at, 'photo']
  return source.picture?.(photo, source.value(photo)).src ?? null
}

/** What a person does and where: 'Sales, Moorooka'. */
function personNote(source: PartSource, value: unknown): string | null {
  if (!isRecord(value)) return null
  const place = source.referred('locations', 'id').find((each) => each.value === value['location'])
  const words = [value['role'], place?.label].filter((each) => typeof each === 'string' && each !== '')
  return words.length === 0 ? null : words.join(', ')
}

/** Where a location is and what is done there: 'Moorooka: Sales, Service'. */
function placeNote(value: unknown, controls: readonly Control[]): string | null {
  if (!isRecord(value)) return null
  const types = controls.find(({ path }) => path === 'locations[].types')
  const typesText = types === undefined ? '' : valueText(types, value['types'] ?? types.default)
  return [value['city'], typesText].filter((each) => typeof each === 'string' && each !== '').join(': ') || null
}

function weekActs(source: PartSource, at: Steps): readonly ItemAct[] {
  const day = weekdayOf(source, at)
  return [...(day !== null && WORKING_DAYS.includes(day) ? (['week'] as const) : []), 'remove']
}

/** What can be done with an entry: its buttons. */
function actsOf(source: PartSource, list: Steps, index: number): ListNode['items'][number]['acts'] {
  const ids = source.ids(list)
  const value = source.value([...list, `@${ids[index]}`])
  const isWord = typeof value !== 'object'
  return [
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < ids.length - 1 ? (['down'] as const) : []),
    ...(mayIndent(source, list, index) ? (['indent'] as const) : []),
    ...(outerOf(list) === null ? [] : (['outdent'] as const)),
    ...(isWord ? [] : (['copy'] as const)),
    'remove',
  ]
}

/** Whether a link of a menu can go under the entry before it. */
export function mayIndent(source: Pick<PartSource, 'ids' | 'value'>, list: Steps, index: number): boolean {
  if (patternOf(list) !== 'menus.header' || index === 0) return false
  const ids = source.ids(list)
  const isLink = (id: string | undefined) => source.value([...list, `@${id}`, 'href']) !== undefined
  const before = [...list, `@${ids[index - 1]}`]
  return isLink(ids[index]) && (isLink(ids[index - 1]) || source.value([...before, 'items']) !== undefined)
}

/** Of the links under an entry of the menu: the entry and the list that it is in; null: a list of another kind. */
export function outerOf(list: Steps): { readonly parent: Steps; readonly list: Steps } | null {
  const parent = list.slice(0, -1)
  const outer = list.slice(0, -2)
  return patternOf(list) === 'menus.header[].items' ? { parent, list: outer } : null
}

/** Whether entries of the list, or those above it, are shown as a tree: each is edited in its row. */
function isTree(steps: Steps): boolean {
  return innerKey(steps) !== null || innerKey(steps.slice(0, -2)) === steps.at(-1)
}

function innerKey(steps: Steps): string | null {
  return TREES[patternOf(steps) ?? ''] ?? null
}

/** STUDIO-15: whether the person can change something of a list's entries. */
function hasOpen(source: PartSource, list: Steps, ids: readonly string[]): boolean {
  return ids.some((id) => {
    const at = [...list, `@${id}`]
    return controlsIn(at, null).some(({ path }) => source.closed([...at, path.split('.').at(-1) ?? '']) === null)
  })
}

/** Whether a list's entries are edited in its rows; others have a form each. */
export function isRowList({ choices, shapes }: Pick<Control, 'choices' | 'shapes'>, steps: Steps): boolean {
  if (isTree(steps)) return true
  const controls = controlsIn([...steps, '@'], null)
  return choices.length === 0 && shapes.length === 0 && controls.length <= MOST_IN_ROW && controls.every(isPlain)
}

function isPlain({ kind }: Control): boolean {
  return !['list', 'group', 'shapes', 'by-name', 'long-text', 'picture', 'choices', 'lines', 'references'].includes(
    kind,
  )
}
