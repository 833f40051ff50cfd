import type { ChangeBody, DraftPath } from './draft-change.ts'

const ITEM = '@'

/** The step of a path to an item of a list. */
export function itemStep(id: string): string {
  return `${ITEM}${id}`
}

/** The id that a step names; null: the step is a key. */
export function itemIdOf(step: string | undefined): string | null {
  return step?.startsWith(ITEM) ? step.slice(ITEM.length) : null
}

/** A path as text, for addresses, forms and logs: `site.json#locations/@city-yard/phone`. */
export function pathText([file = '', ...steps]: DraftPath): string {
  return steps.length === 0 ? file : `${file}#${steps.map(encoded).join('/')}`
}

export function pathOf(text: string): DraftPath {
  const at = text.indexOf('#')
  return at === -1
    ? [text]
    : [
        text.slice(0, at),
        ...text
          .slice(at + 1)
          .split('/')
          .map(decoded),
      ]
}

/** `~` and `/` as JSON Pointer writes them. */
function encoded(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

function decoded(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

export function isWithin(path: DraftPath, outer: DraftPath): boolean {
  return outer.every((step, at) => path[at] === step)
}

/** Whether the two concern the same value: one is the other, or holds it. A move leaves the content of its item alone. */
export function doOverlap(one: Pick<ChangeBody, 'path' | 'kind'>, other: Pick<ChangeBody, 'path' | 'kind'>): boolean {
  if (one.kind === 'move') return isWithin(one.path, other.path)
  if (other.kind === 'move') return isWithin(other.path, one.path)
  return isWithin(one.path, other.path) || isWithin(other.path, one.path)
}

/** The item of a list that a path ends with; null: it ends with a key or a file. */
export function itemAt(path: DraftPath): { readonly list: DraftPath; readonly id: string } | null {
  const id = itemIdOf(path.at(-1))
  return id === null || path.length < 3 ? null : { list: path.slice(0, -1), id }
}

const MOST_STEPS = 24
const LONGEST_STEP = 300
/** Names that reach an object's prototype. */
const NEVER = ['__proto__', 'constructor', 'prototype']

/**
 * Whether a change's path and kind fit together. An item's own id is not changed: later paths name it. A file's name stays
 * within the site's folder.
 */
export function isWellFormed({ kind, path }: Pick<ChangeBody, 'path' | 'kind'>): boolean {
  const [file = '', ...steps] = path
  if (!isFileName(file) || steps.length > MOST_STEPS) return false
  if (steps.some((step) => step === '' || step === ITEM || step.length > LONGEST_STEP || NEVER.includes(step)))
    return false
  if (kind === 'put' || kind === 'remove-file') return steps.length === 0
  if (!file.endsWith('.json') || itemIdOf(steps[0]) !== null || steps.length === 0) return false
  if (kind === 'set') return !(steps.at(-1) === 'id' && itemIdOf(steps.at(-2)) !== null)
  return itemAt(path) !== null
}

function isFileName(file: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.@ -]*(\/[A-Za-z0-9_][A-Za-z0-9_.@ -]*)*$/.test(file) && file.length <= LONGEST_STEP
}
