import { cutText } from '#domain/cut-text.ts'
import type { Control } from '#site/controls/control.ts'
import { valueText } from '#site/controls/default-text.ts'

/** What an item of a list is called: its own words, with the kind of a block before them. */
export function itemLabel(list: Control, value: unknown, controls: readonly Control[]): string {
  if (typeof value !== 'object' || value === null)
    return list.choices.find((choice) => choice.value === value)?.label ?? String(value)
  const key = nameKey(value)
  const named = key === undefined ? undefined : Object.entries(value).find(([each]) => each === key)?.[1]
  const control = controls.find(({ path }) => path.endsWith(`.${key}`))
  const nameText = named === undefined ? null : control ? valueText(control, named) : String(named)
  const kind = kindOf(list, value)
  if (kind !== null) return nameText === null ? kind : `${kind}: ${cutText(nameText, MOST_IN_LABEL)}`
  return nameText === null ? (NEW[list.path] ?? 'New entry') : cutText(nameText, MOST_IN_LABEL)
}

/** Whether nothing that it is called by is written yet. */
export function isNewItem(value: unknown): boolean {
  return typeof value === 'object' && value !== null && nameKey(value) === undefined
}

/** What tells an item from others of a similar name: first words, what a person does, where a link leads; null: nothing. */
export function itemNote(list: Control, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const named = nameKey(value)
  const held = Object.entries(value)
  const texts = NOTED_BY.filter((key) => key !== named).map((key) => held.find(([each]) => each === key)?.[1])
  const text = texts.find((each) => typeof each === 'string' && each !== '')
  if (typeof text !== 'string') return null
  return list.path === 'redirects' ? `to ${text}` : cutText(plain(text), MOST_IN_NOTE)
}

const MOST_IN_LABEL = 80
const MOST_IN_NOTE = 90

/** Words without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/[#*_>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function kindOf(list: Control, value: object): string | null {
  if (list.shapes.length === 0 || !('kind' in value)) return null
  return list.shapes.find(({ name }) => name === value.kind)?.label ?? null
}

function nameKey(value: object): string | undefined {
  const held = Object.entries(value)
  return NAMED_BY.find((name) => held.some(([each, text]) => each === name && text !== null && text !== ''))
}

/** Keys by which an item is called, the first that it has. */
const NAMED_BY = [
  'name',
  'label',
  'title',
  'heading',
  'question',
  'weekday',
  'make',
  'from',
  'field',
  'page',
  'category',
  'state',
  'to',
  'url',
  'text',
]

/** Keys of what is said beside the name, the first that it has. */
const NOTED_BY = ['role', 'text', 'answer', 'introduction', 'suburb', 'href', 'to', 'date']

/** What a new item is called until it has a name. */
const NEW: Readonly<Record<string, string>> = {
  'menus.header': 'New entry of the menu',
  'menus.header[].items': 'New link',
  'menus.footer': 'New column',
  'menus.footer[].links': 'New link',
  'home.slides': 'New slide',
  'home.blocks[].people': 'New person',
  'leads.blocks.*.beside[].people': 'New person',
  'leads.blocks.*.below[].people': 'New person',
  'page.blocks[].people': 'New person',
  'home.blocks[].questions': 'New question',
  'offers.list': 'New offer',
  'places.holidays': 'New day',
  'locations[].specialHours': 'New day',
  'locations[].hours': 'New time',
  locations: 'New location',
  redirects: 'New redirect',
  'blog.categories': 'New category',
}
