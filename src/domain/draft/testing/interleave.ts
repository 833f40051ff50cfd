import { leftOut } from '../built-on.ts'
import type { DraftBase, DraftChange, DraftFiles, DraftPath } from '../draft-change.ts'
import { isWithin, itemIdOf, itemStep } from '../draft-path.ts'
import { isGivenId, isJsonList, isJsonRecord, type JsonValue } from '../json-value.ts'
import { listIds } from '../list-ids.ts'
import { newClashes, type Replayed, replayChanges } from '../replay-changes.ts'
import { settleChange, type WantedChange } from '../settle-change.ts'
import { undoSteps } from '../undo-steps.ts'
import { listOf, valueAt } from '../value-at.ts'
import { FILES, INHERITED, LISTS } from './made-site.ts'
import { randomChange } from './random-change.ts'

const PEOPLE = ['ann', 'bo', 'cy'] as const
type Person = (typeof PEOPLE)[number]

/** What became of the edits of a run, to see that runs exercise every case. */
export interface Tally {
  stored: number
  shown: number
  undone: number
  refusedUndo: number
  published: number
  clashes: number
}

/** What a window of a person shows: the draft as it last loaded it. */
interface Window {
  readonly files: DraftFiles
  readonly seen: number
}

/**
 * Three people with four windows on one draft, and publications in between, as `script` says. Throws when a change is
 * lost without being shown. The rule is checked on the options of the site one by one, not with the code under test: an
 * edit changes no option that is not as its window showed it.
 */
export function interleave(script: readonly number[], tally: Tally): void {
  let at = 0
  const next = (below: number) => (at < script.length ? script[at++]! % below : 0)
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)]!
  const draft = new TestDraft(tally)
  const windows: { readonly by: Person; shows: Window }[] = [...PEOPLE, 'ann' as const].map((by) => ({
    by,
    shows: draft.load(),
  }))
  while (at < script.length) {
    const window = pick(windows)
    const action = next(12)
    if (action < 6) {
      const wanted = randomChange(window.shows.files, { next, pick })
      if (wanted !== null && draft.change(window.by, window.shows, wanted)) window.shows = draft.load()
    } else if (action < 8) window.shows = draft.load()
    else if (action === 8) draft.undo(window.by)
    else if (action === 9) draft.redo(window.by)
    else if (action === 10)
      draft.publish(
        new Set(
          draft
            .open()
            .filter(() => next(2) === 0)
            .map(({ number }) => number),
        ),
      )
    else draft.publishElsewhere(randomChange(draft.base.files, { next, pick }))
  }
}

class TestDraft {
  base: DraftBase = { files: FILES, inherited: INHERITED }
  #version = 1
  #changes: DraftChange[] = []
  #published: DraftChange[] = []
  #number = 0
  /** The site after each step, and before it. */
  readonly #around = new Map<number, { readonly before: Options; readonly after: Options }>()
  readonly #tally: Tally

  constructor(tally: Tally) {
    this.#tally = tally
  }

  load(): Window {
    return { files: this.#now().files, seen: this.#number }
  }

  open(): readonly DraftChange[] {
    return this.#changes.filter(({ undone }) => !undone)
  }

  change(by: Person, window: Window, wanted: WantedChange): boolean {
    const now = this.#now()
    const base = { files: now.files, inherited: INHERITED }
    const since = [...this.#published, ...this.#changes].filter(({ number }) => number > window.seen)
    const settled = settleChange(base, wanted, since)
    const before = optionsOf(now.files)
    if (!settled.ok) {
      this.#tally.shown += 1
      return true
    }
    const after = optionsOf(settled.files)
    const shown = optionsOf(window.files)
    const sameShown = new Set([...shown].map((option) => withoutGivenIds(option, wanted.path)))
    for (const option of changedOptions(before, after)) {
      const there = before.get(option)
      // An item within what goes, with the same words as the one that the window showed there under another id.
      if (there !== undefined && sameShown.has(withoutGivenIds([option, there], wanted.path))) continue
      // The window made it: what it showed there is what it replaces.
      expectSame(there, shown.get(option), `${by} overwrote ${option} unseen: ${JSON.stringify(wanted)}`)
    }
    if (wanted.kind === 'move' && since.some((each) => isMoveOf(each, wanted.path)))
      if (orderOf(now.files) !== orderOf(settled.files))
        throw new Error(`${by} moved ${wanted.path.join('/')}, which another person moved`)
    if (isSameSite(now.files, settled.files)) return false
    this.#number += 1
    this.#tally.stored += 1
    const facts = { number: this.#number, step: this.#number, base: this.#version, undone: false, at: '' }
    this.#changes.push({ ...settled.body, ...facts, by: { id: by, name: by } })
    this.#around.set(this.#number, { before, after })
    const replayed = this.#now()
    if (!isSameSite(replayed.files, settled.files))
      throw new Error('A stored change does not replay as it was applied.')
    return true
  }

  undo(by: Person): void {
    const { undo } = undoSteps(this.#changes, by)
    if (undo !== null) this.#mark(undo, true)
  }

  redo(by: Person): void {
    const { redo } = undoSteps(this.#changes, by)
    if (redo !== null) this.#mark(redo, false)
  }

  #mark(step: number, undone: boolean): void {
    const before = this.#now()
    const marked = this.#changes.map((each) => (each.step === step ? { ...each, undone } : each))
    const after = replayChanges(this.base, this.#version, marked)
    if (newClashes(before, after).length > 0) {
      this.#tally.refusedUndo += 1
      return
    }
    const [old, now] = [optionsOf(before.files), optionsOf(after.files)]
    const around = this.#around.get(step)
    const made = undone ? around?.after : around?.before
    // What waited for the step and waits no longer.
    const freed = newClashes(after, before).map(({ change }) => change)
    for (const option of changedOptions(old, now)) {
      if (freed.some(({ path }) => isWithin(option.split('\n'), path))) continue
      const message = `${undone ? 'Undo' : 'Redo'} of ${step} changed ${option}, which is another's`
      expectSame(old.get(option), made?.get(option), message)
    }
    this.#tally.undone += 1
    this.#changes = marked
  }

  publish(wanted: ReadonlySet<number>): void {
    const before = this.#now()
    const waiting = new Set(before.clashes.map(({ change }) => change.number))
    const chosen = new Set([...wanted].filter((number) => !waiting.has(number)))
    const published = replayChanges(this.base, this.#version, this.#changes, chosen)
    // A change that builds on one that is left out: the person hears of it.
    if (leftOut(this.#changes, chosen).length > 0 || newClashes(before, published).length > 0) return
    this.#rebase(published.files, (change) => chosen.has(change.number))
    const after = this.#now()
    this.#tally.published += 1
    this.#expectKept(optionsOf(before.files), after)
  }

  publishElsewhere(wanted: WantedChange | null): void {
    if (wanted === null) return
    const settled = settleChange(this.base, wanted, [])
    if (!settled.ok) return
    const [before, old] = [optionsOf(this.#now().files), optionsOf(this.base.files)]
    const live = optionsOf(settled.files)
    this.#rebase(settled.files, () => false)
    const after = this.#now()
    this.#tally.clashes += after.clashes.length
    const now = optionsOf(after.files)
    // What the colleague published stays.
    for (const option of changedOptions(old, live)) {
      // Its author replaced just what is live now.
      if (this.open().some((change) => this.#replaced(change, option, live.get(option)))) continue
      expectSame(now.get(option), live.get(option), `The draft overwrote ${option}, published meanwhile`)
    }
    const own = changedOptions(old, before)
    this.#expectKept(new Map([...before].filter(([option]) => own.has(option))), after)
  }

  #replaced({ path, step }: DraftChange, option: string, value: string | undefined): boolean {
    return isWithin(option.split('\n'), path) && this.#around.get(step)?.before.get(option) === value
  }

  /** What the draft had is still there, or shown as a clash. */
  #expectKept(wanted: Options, after: Replayed): void {
    const now = optionsOf(after.files)
    for (const [option, value] of wanted) {
      const isShown = after.clashes.some(({ change }) => isWithin(option.split('\n'), change.path))
      if (!isShown) expectSame(now.get(option), value, `${option} of the draft is lost and not shown`)
    }
  }

  #rebase(files: DraftFiles, isPublished: (change: DraftChange) => boolean): void {
    this.base = { files, inherited: INHERITED }
    this.#version += 1
    this.#published.push(...this.#changes.filter(isPublished))
    this.#changes = this.#changes.filter((change) => !isPublished(change))
  }

  #now(): Replayed {
    return replayChanges(this.base, this.#version, this.#changes)
  }
}

/** Every option of a site by its path, ids of items included; the order of lists is not an option. */
type Options = ReadonlyMap<string, string>

function optionsOf(files: DraftFiles): Options {
  const known = OPTIONS.get(files)
  if (known !== undefined) return known
  const options = readOptions(files)
  OPTIONS.set(files, options)
  return options
}

const OPTIONS = new WeakMap<DraftFiles, Options>()

function readOptions(files: DraftFiles): Options {
  const options = new Map<string, string>()
  const walk = (value: JsonValue, path: readonly string[]) => {
    if (isJsonList(value) && (value.length === 0 || value.some(isJsonRecord))) {
      const ids = listIds(value)
      for (const [index, item] of value.entries()) walk(item, [...path, itemStep(ids[index]!)])
    } else if (isJsonRecord(value)) {
      for (const [key, inner] of Object.entries(value)) if (key !== 'id') walk(inner, [...path, key])
    } else options.set(path.join('\n'), JSON.stringify(value))
  }
  for (const [file, content] of Object.entries(files))
    if ('json' in content) walk(content.json, [file])
    else options.set(file, content.hash)
  // A list that the file does not write is the inherited one: copying it changes nothing.
  const blocks = ['site.json', 'home', 'blocks']
  if (valueAt({ files, inherited: {} }, blocks) === undefined)
    walk(listOf({ files, inherited: INHERITED }, blocks) ?? [], blocks)
  return options
}

/** An option and its value as a person sees them: no window shows the ids that the studio gives items below `path`. */
function withoutGivenIds([option, value]: readonly [string, string], path: DraftPath): string {
  const seen = option
    .split('\n')
    .map((step, at) => (at >= path.length && isGivenId(itemIdOf(step) ?? '') ? itemStep('') : step))
  return [...seen, value].join('\n')
}

function isMoveOf({ kind, path, undone }: DraftChange, wanted: DraftPath): boolean {
  return !undone && kind === 'move' && path.join('\n') === wanted.join('\n')
}

function changedOptions(before: Options, after: Options): ReadonlySet<string> {
  return new Set([...before.keys(), ...after.keys()].filter((option) => before.get(option) !== after.get(option)))
}

function expectSame(one: string | undefined, other: string | undefined, message: string): void {
  if (one !== other) throw new Error(`${message} (${other} was shown, ${one} was there).`)
}

function isSameSite(one: DraftFiles, other: DraftFiles): boolean {
  return (
    one === other || (changedOptions(optionsOf(one), optionsOf(other)).size === 0 && orderOf(one) === orderOf(other))
  )
}

function orderOf(files: DraftFiles): string {
  return JSON.stringify(LISTS.map((path) => listIds(listOf({ files, inherited: INHERITED }, path) ?? [])))
}
