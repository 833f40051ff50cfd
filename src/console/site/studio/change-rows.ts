import type { ClockPlace } from '#domain/date/local-time.ts'
import type { ChangeBody, DraftChange } from '#domain/draft/draft-change.ts'
import { itemIdOf } from '#domain/draft/draft-path.ts'
import { inWordsOf } from '#domain/region.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { partOf } from '#site/controls/outline.ts'
import { momentOf } from '../../time/moment.ts'
import { controlInRegion } from '../part/control-in-region.ts'
import { controlFor, controlsIn, patternOf } from '../part/control-tree.ts'
import { draftSource } from '../part/draft-source.ts'
import { pageName } from '../part/gathered-lists.ts'
import { itemLabel } from '../part/item-label.ts'
import { saidOf } from '../part/part-nodes.ts'
import type { PartSource, Steps } from '../part/part-source.ts'
import { controlOf } from '../part/read-part-form.ts'
import { isPageFile, stepsOfPath } from '../part/site-steps.ts'
import { partHref, TEXT_FILE, textHref } from './draft-view.ts'
import type { ChangeRow } from './website-values.ts'

/** STUDIO-11: what a draft changes, in words, option by option. `left`: numbers of those that were left out. */
export function changeRows(shown: ShownDraft, place: ClockPlace, left: ReadonlySet<number>): readonly ChangeRow[] {
  const source = (files: ShownDraft['files']) => draftSource({ files, inherited: shown.inherited }, place)
  const [before, after] = [source(shown.before), source(shown.files)]
  return shown.changes
    .filter(({ undone }) => !undone)
    .map((change) => {
      const steps = stepsOfPath(change.path)
      const named = after.value(steps) === undefined ? before : after
      return {
        number: change.number,
        what: placeText(named, before, change, steps),
        href: steps.length === 0 ? openHref(shown, change.path[0] ?? '') : placeHref(shown.draft.id, after, steps),
        ...saidChange(named, change, steps),
        by: change.by.name,
        at: momentOf(new Date(change.at), place),
        isChosen: !left.has(change.number),
      }
    })
}

/** What a place of a draft's site is called, and where its form is. */
export function changePlace(
  shown: ShownDraft,
  path: DraftChange['path'],
): { readonly what: string; readonly href: string | null } {
  const source = draftSource(shown, { timezone: 'UTC' })
  const steps = stepsOfPath(path)
  return { what: placeText(source, source, { path }, steps), href: placeHref(shown.draft.id, source, steps) }
}

/** 'Locations and hours: Robina: Special days'. */
function placeText(source: PartSource, before: PartSource, { path }: Pick<DraftChange, 'path'>, steps: Steps): string {
  if (steps.length === 0) return fileName(path[0] ?? '')
  const part = partOf((patternOf(steps) ?? '').replace(/\[\]$/, ''))
  const words = steps.flatMap((step, index) => {
    if (isPageFile(step)) return [pageName(steps)]
    const at = steps.slice(0, index + 1)
    if (itemIdOf(step) !== null) return [entryLabel(source, at) ?? entryLabel(before, at) ?? 'an entry']
    const control = controlOf(source, at)
    const isOfEntry = itemIdOf(steps[index + 1]) !== null
    return control === null || isOfEntry || control.label === part?.label
      ? []
      : [inWordsOf(source.region, control.label)]
  })
  return [part?.label ?? 'Website', ...words].join(': ')
}

/** The editor of a text that the draft still has. */
function openHref({ draft, files }: Pick<ShownDraft, 'draft' | 'files'>, file: string): string | null {
  return Object.hasOwn(files, file) ? textHref(draft.id, file) : null
}

/** 'Page about-us'. */
function fileName(file: string): string {
  if (!TEXT_FILE.test(file)) return file
  const name = file.replace(/^(pages|blog)\/|\.md$/g, '')
  return `${file.startsWith('blog/') ? 'Article' : 'Page'} ${name}`
}

function entryLabel(source: PartSource, at: Steps): string | null {
  const [list] = controlFor(at.slice(0, -1), null)
  const value = source.value(at)
  return list === undefined || value === undefined ? null : itemLabel(list, value, controlsIn(at, null))
}

function placeHref(id: string, source: PartSource, steps: Steps): string | null {
  const pattern = patternOf(steps)
  const part = pattern === null ? null : partOf(pattern.replace(/\[\]$/, ''))
  if (part === null) return null
  const last = steps.findLastIndex(
    (step, at) => itemIdOf(step) !== null && source.value(steps.slice(0, at + 1)) !== undefined,
  )
  return partHref(id, part.id, steps.slice(0, Math.max(last + 1, isPageFile(steps[0]) ? 1 : 0)))
}

function saidChange(source: PartSource, change: ChangeBody, steps: Steps): Pick<ChangeRow, 'before' | 'after'> {
  switch (change.kind) {
    case 'set': {
      const control = controlOf(source, steps)
      const said = (value: unknown) =>
        control === null
          ? String(value ?? 'none')
          : saidOf(source, controlInRegion(control, source.region), value ?? control.default)
      return { before: said(change.before), after: said(change.after) }
    }
    case 'insert':
      return { before: 'not there', after: 'added' }
    case 'remove':
      return { before: 'there', after: 'deleted' }
    case 'move':
      return {
        before: 'its place',
        after:
          change.after.behind === null
            ? 'first'
            : `after ${entryLabel(source, [...steps.slice(0, -1), `@${change.after.behind}`]) ?? 'another entry'}`,
      }
    case 'put': {
      const what = TEXT_FILE.test(change.path[0] ?? '') ? 'text' : 'file'
      return { before: change.before === undefined ? 'not there' : `the ${what} before`, after: `a new ${what}` }
    }
    case 'remove-file':
      return { before: 'there', after: 'deleted' }
  }
}
