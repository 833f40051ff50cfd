import { type Conflict, changeDraft } from '#operations/draft/change-draft.ts'
import { showDraft, shownAfter } from '#operations/draft/show-draft.ts'
import { OUTLINE_PARTS, PAGE_PART, partOf } from '#site/controls/outline.ts'
import { textsOf } from '#site/controls/read-value.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { missing } from '../../refusal-pages.ts'
import { momentOf } from '../../time/moment.ts'
import { hasLink } from '../links/has-link.ts'
import { linkTargets } from '../links/link-targets.ts'
import { closedAt } from '../part/closed-places.ts'
import { patternOf } from '../part/control-tree.ts'
import { draftSource } from '../part/draft-source.ts'
import { isGathered } from '../part/gathered-lists.ts'
import { partNodes, saidOf } from '../part/part-nodes.ts'
import type { FieldMark, PartSource, Steps } from '../part/part-source.ts'
import type { PartNode } from '../part/part-values.ts'
import { readAct } from '../part/read-act.ts'
import { controlOf, readPartForm, typedTexts } from '../part/read-part-form.ts'
import { stepsOf, stepsOfPath, stepsText } from '../part/site-steps.ts'
import { asidesOf, mayRoute } from './asides.ts'
import { draftBar, draftHref, partHref } from './draft-view.ts'
import type { OpenPart } from './open-part.ts'
import { outlineView } from './outline-view.ts'
import { crumbsOf } from './part-crumbs.ts'
import { hasForm, hrefOfMark, markOf, previewOf } from './preview-address.ts'
import type { WebsiteEditPage } from './website-values.ts'

/** The form of a part of a draft. */
export async function showPart(call: ConsoleCall): Promise<ConsoleAnswer> {
  if (call.params['part'] === PICTURES_PART) return { to: `${draftHref(call.params['draft'] ?? '')}/pictures` }
  const open = await openPart(call)
  return open === null ? MISSING : { page: await editPage(call, open, {}) }
}

/** STUDIO-8, 9: stores what a form changes, each option with the value that was shown. */
export async function changePart(call: ConsoleCall): Promise<ConsoleAnswer> {
  const open = await openPart(call)
  if (open === null) return MISSING
  const { shown } = open
  const source = sourceOf(call, open, new Map())
  const { wanted, faults } = readPartForm(source, call.form)
  const act = readAct(source, call.form, call.platform.randomId())
  const request = staffRequest(call)
  const key = formText(call.form, 'key') || call.platform.randomId()
  const step = { key, seen: shown.last, changes: [...wanted, ...(act?.wanted ?? [])] }
  const first = step.changes.length === 0 ? null : await changeDraft(request, shown.draft.id, step)
  const conflicts = first?.ok === false && first.reason === 'conflict' ? first.conflicts : []
  const met = new Set(conflicts.map(({ mine }) => mine))
  // The changes of one pressed button are stored together or not at all.
  const stopped = act?.wanted.some((change) => met.has(change)) ? act.wanted : []
  const others = step.changes.filter((change) => !met.has(change) && !stopped.includes(change))
  // What others changed is shown; the rest is stored all the same.
  const result =
    conflicts.length > 0 && others.length > 0
      ? await changeDraft(request, shown.draft.id, { ...step, key: `${key} rest`, changes: others })
      : first
  const marks = new Map<string, FieldMark>([
    ...[...faults].map(([path, fault]) => [path, { values: typedTexts(call.form, path), fault, clash: null }] as const),
    ...conflicts.map((conflict) => clashMark(call, source, conflict)),
  ])
  const after = act === null ? shownAfter(shown, result) : null
  const again = after === null ? await openPart(call) : { ...open, shown: after }
  if (again === null) return MISSING
  const isActed = act !== null && result?.ok === true && act.wanted.every((change) => others.includes(change))
  if (isActed && act.opens !== null && marks.size === 0 && hasForm(sourceOf(call, again, new Map()), act.opens))
    return { to: partHref(shown.draft.id, open.part.id, act.opens) }
  const said = isActed ? act.said : null
  const page = await editPage(call, again, {
    marks,
    said,
    isGone: isActed && act.isGone === true,
    fault: faultOf(result),
    focus: isActed ? act.focus : null,
  })
  return { page, ...(marks.size === 0 && { isStored: true }) }
}

/** STUDIO-5: leads from what was clicked in the preview to its form. */
export async function goToMark(call: ConsoleCall): Promise<ConsoleAnswer> {
  const shownDraft = await showDraft(staffRequest(call), call.params['draft'] ?? '')
  const [part] = OUTLINE_PARTS
  if (shownDraft === null || part === undefined) return MISSING
  const source = sourceOf(call, { shown: shownDraft, part, at: [] }, new Map())
  const mark = call.query.get('part') ?? ''
  const href = hrefOfMark(source, shownDraft.draft.id, mark)
  return { to: href === null ? draftHref(shownDraft.draft.id) : withShown(href, mark) }
}

/** The form of a whole part says what was clicked, which the preview frames. */
function withShown(href: string, mark: string): string {
  const [path = '', anchor = ''] = href.split('#')
  return path.includes('?') ? href : `${path}?${new URLSearchParams({ shown: mark })}#${anchor}`
}

/** What the preview frames: what was clicked, the entry that is open, or the part's first option. */
function shownMark(call: ConsoleCall, source: PartSource, { part, at }: OpenPart): string {
  if (at.length > 0) return markOf(source, at)
  const clicked = call.query.get('shown') ?? ''
  const steps = clicked.split('.').map((word) => (/^\d+$/.test(word) ? '[]' : word))
  const isOfPart = partOf(steps.join('.').replaceAll('.[]', '[]')) === part
  return isOfPart ? clicked : markOf(source, (part.takes[0] ?? '').split('.'))
}

function clashMark(
  call: ConsoleCall,
  source: PartSource,
  { path, theirs, by, at }: Conflict,
): readonly [string, FieldMark] {
  const steps = stepsOfPath(path)
  const text = stepsText(steps)
  const control = controlOf(source, steps)
  const clock = momentOf(new Date(at), source).text
  const who = by === null ? `The published site has had, since ${clock},` : `${by} changed this at ${clock} to`
  const values = control === null ? [] : textsOf(control, theirs ?? control.default, source.timezone)
  const said = control === null ? String(theirs) : saidOf(source, control, theirs ?? control.default)
  return [text, { values: typedTexts(call.form, text), fault: null, clash: { who, theirs: said, theirValues: values } }]
}

function faultOf(done: Awaited<ReturnType<typeof changeDraft>>): string | null {
  if (done === null || done.ok || done.reason === 'conflict') return null
  return done.reason === 'locked' ? `Not saved: this part is locked by ${done.lockedBy}.` : FAULTS[done.reason]
}

const FAULTS = {
  closed: 'Not saved: this draft is published, scheduled or waits for approval.',
  malformed: 'Not saved: the form was not understood. Open the page again.',
  'too-many': 'Not saved: this draft has too many changes. Publish it, or begin another one.',
} as const

/** The part whose options are edited on pages of their own. */
const PICTURES_PART = 'pictures'

interface EditState {
  readonly marks?: ReadonlyMap<string, FieldMark>
  readonly said?: string | null
  readonly isGone?: boolean
  readonly fault?: string | null
  readonly focus?: string | null
}

async function editPage(
  call: ConsoleCall,
  open: OpenPart,
  { marks = new Map(), said = null, isGone = false, fault = null, focus = null }: EditState,
): Promise<WebsiteEditPage> {
  const { shown, part, at } = open
  const { id } = shown.draft
  const source = sourceOf(call, open, marks)
  const crumbs = crumbsOf(source, open)
  const nodes = unwrapped(partNodes(source, part, at), crumbs.at(-1)?.label ?? '')
  return {
    kind: 'website-edit',
    title: crumbs.at(-1)?.label ?? part.label,
    action: partHref(id, part.id, at),
    crumbs: crumbs.slice(0, -1),
    bar: draftBar(shown, onSite(call).site),
    outline: outlineView(`${draftHref(id)}/parts`, part.id, { locks: shown.locks, mayRoute: mayRoute(call) }),
    nodes,
    links: hasLink(nodes) ? await linkTargets(call, shown, source.value) : [],
    asides: asidesOf(call, open, nodes),
    preview: previewOf(call, id, { part, at, source }),
    mark: shownMark(call, source, open),
    said,
    isGone,
    fault,
    closed: closedBy(nodes),
    focus,
  }
}

/** STUDIO-15: why all of it is closed; null: some of it is open, and the others say it themselves. */
function closedBy(nodes: readonly PartNode[]): string | null {
  const [first] = nodes
  return first !== undefined && nodes.every(({ closed }) => closed === first.closed) ? first.closed : null
}

/** A group that is called as the page itself needs no heading of its own. */
function unwrapped(nodes: readonly PartNode[], title: string): readonly PartNode[] {
  return nodes.flatMap((node) =>
    node.node === 'group' && node.label === title && node.isThere === null ? node.nodes : [node],
  )
}

function sourceOf(call: ConsoleCall, { shown, part }: OpenPart, marks: ReadonlyMap<string, FieldMark>): PartSource {
  const { site, actor } = onSite(call)
  const hrefOf = (steps: Steps) => partHref(shown.draft.id, part.id, steps)
  return draftSource(shown, {
    timezone: site.timezone,
    now: call.platform.clock.now(),
    hrefOf,
    closed: closedAt(shown, actor, site),
    marks,
    draftAt: draftHref(shown.draft.id),
  })
}

/** Null: there is no such draft, part or place. */
async function openPart(call: ConsoleCall): Promise<OpenPart | null> {
  const part = [...OUTLINE_PARTS, PAGE_PART].find(({ id }) => id === call.params['part'])
  const shownDraft = await showDraft(staffRequest(call), call.params['draft'] ?? '')
  if (!part || shownDraft === null) return null
  const at = stepsOf(call.query.get('at') ?? '')
  const pattern = patternOf(at)
  const isThere =
    at.length === 0
      ? part !== PAGE_PART
      : pattern !== null && (partOf(pattern.replace(/\[\]$/, '')) === part || isGathered(part, pattern))
  return isThere && (at.length === 0 || isPlace(sourceOf(call, { shown: shownDraft, part, at }, new Map()), at))
    ? { shown: shownDraft, part, at }
    : null
}

function isPlace(source: PartSource, at: Steps): boolean {
  return source.value(at) !== undefined
}

const MISSING = missing('This draft or this part of the website is not there any more.')
