import { clockText, dateInFigures } from '#domain/date/local-time.ts'
import type { Control } from '#site/controls/control.ts'
import { untickedText } from '#site/controls/control-kind.ts'
import { defaultText, valueText } from '#site/controls/default-text.ts'
import type { OutlinePart } from '#site/controls/outline.ts'
import { partOf } from '#site/controls/outline.ts'
import { textsOf } from '#site/controls/read-value.ts'
import type { Choice } from '../../page-values.ts'
import { momentOf } from '../../time/moment.ts'
import { controlInRegion } from './control-in-region.ts'
import { controlFor, controlsIn, patternOf } from './control-tree.ts'
import { gatheredLists } from './gathered-lists.ts'
import { listNode } from './list-nodes.ts'
import type { PartSource, Steps } from './part-source.ts'
import type { FieldNode, GroupNode, PartNode } from './part-values.ts'
import { periodBadge } from './period-badge.ts'
import { promptsOf } from './prompts.ts'
import { stepsText } from './site-steps.ts'

/** The form of a part: all of it, or what is at one place inside it. */
export function partNodes(source: PartSource, part: OutlinePart, at: Steps): readonly PartNode[] {
  if (at.length > 0) return insideOf(source, part, at)
  const gathered = gatheredLists(source, part).flatMap(({ steps, title }) => {
    const [control] = controlFor(steps, null)
    return control
      ? [listNode(source, { ...control, label: title }, steps, (inner) => insideOf(source, part, inner))]
      : []
  })
  if (part.gathers !== undefined) return gathered
  return part.takes.flatMap((path) => {
    const steps = path.split('.')
    return controlFor(steps, null).flatMap((control) => nodesOf(source, part, control, steps))
  })
}

function insideOf(source: PartSource, part: OutlinePart, at: Steps): readonly PartNode[] {
  const shape = shapeAt(source, at)
  return inOrder(controlsIn(at, shape), at)
    .filter(
      ({ path, shape: own }) =>
        (part.gathers !== undefined || partOf(path) === part) && !(own !== null && path.endsWith('.kind')),
    )
    .flatMap((control) => nodesOf(source, part, control, [...at, control.path.split('.').at(-1) ?? '']))
}

const PERSON = ['name', 'role', 'photo', 'location', 'phone', 'email']
/** What changes most comes first, and what nobody can change last. */
const FIRST_OF: Readonly<Record<string, readonly string[]>> = {
  'locations[]': ['name', 'specialHours', 'hours', 'phone', 'street', 'city', 'state', 'postcode', 'types', 'image'],
  home: ['heading', 'introduction', 'image', 'blocks'],
  'home.blocks[].people[]': PERSON,
  'leads.blocks.*.beside[].people[]': PERSON,
  'leads.blocks.*.below[].people[]': PERSON,
  'page.blocks[].people[]': PERSON,
  'offers.list[]': ['title', 'text', 'image', 'from', 'until'],
}

function inOrder(controls: readonly Control[], at: Steps): readonly Control[] {
  const first = FIRST_OF[patternOf(at) ?? ''] ?? []
  const rankOf = ({ path, kind }: Control) => {
    const rank = first.indexOf(path.split('.').at(-1) ?? '')
    return kind === 'fixed' ? controls.length + 1 : rank === -1 ? controls.length : rank
  }
  return controls.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function nodesOf(source: PartSource, part: OutlinePart, given: Control, steps: Steps): readonly PartNode[] {
  const control = controlInRegion(given, source.region)
  switch (control.kind) {
    case 'group':
      return [groupNode(source, part, control, steps)]
    case 'shapes':
      return [shapesNode(source, part, control, steps)]
    case 'list':
      return [listNode(source, control, steps, (at) => insideOf(source, part, at))]
    case 'by-name':
      return control.choices.map(({ value, label }) => ({
        node: 'group',
        path: stepsText(steps),
        label,
        description: '',
        isThere: null,
        badge: null,
        closed: source.closed(steps),
        nodes: insideOf(source, part, [...steps, String(value)]),
      }))
    default:
      return [fieldNode(source, control, steps)]
  }
}

function groupNode(source: PartSource, part: OutlinePart, control: Control, steps: Steps): GroupNode {
  const isOptional = control.default === null
  const isThere = source.value(steps) !== null && source.value(steps) !== undefined
  return {
    node: 'group',
    path: stepsText(steps),
    label: control.label,
    description: control.description,
    isThere: isOptional ? isThere : null,
    badge: periodBadge(source.value(steps), source),
    closed: source.closed(steps),
    nodes: isThere || !isOptional ? insideOf(source, part, steps) : [],
  }
}

/** A group with several forms: which one, and its options. */
function shapesNode(source: PartSource, part: OutlinePart, control: Control, steps: Steps): GroupNode {
  const [kind] = controlsIn(steps, null).filter(({ path }) => path.endsWith('.kind'))
  const choices = control.shapes.map(({ name, label }) => ({ value: name, label }))
  return {
    node: 'group',
    path: stepsText(steps),
    label: control.label,
    description: control.description,
    isThere: null,
    badge: null,
    closed: source.closed(steps),
    nodes: [
      ...(kind ? [fieldNode(source, { ...kind, choices }, [...steps, 'kind'])] : []),
      ...insideOf(source, part, steps),
    ],
  }
}

function fieldNode(source: PartSource, control: Control, steps: Steps): FieldNode {
  const path = stepsText(steps)
  const value = source.value(steps) ?? control.default
  const choices = choicesOf(source, control)
  const mark = source.marks.get(path)
  return {
    node: 'field',
    path,
    kind: control.kind,
    label: control.label,
    description: control.description,
    default: defaultText(control),
    limits: control.limitsText,
    example: control.example,
    choices,
    isOptional: control.isOptional,
    isWritten: source.isWritten(steps),
    values: mark?.values ?? textsOf(control, value, source.timezone),
    bounds: { least: control.limits.least, most: control.limits.most, isWhole: control.limits.isWhole },
    said: saidOf(source, control, value),
    before: source.before(steps),
    closed: source.closed(steps),
    fault: mark?.fault ?? null,
    clash: mark?.clash ?? null,
    prompts: promptsOf(source, control, steps),
    ...(control.kind === 'picture' && source.picture && { picture: source.picture(steps, value) }),
  }
}

function choicesOf(source: PartSource, { choices, refersTo }: Control): readonly Choice[] {
  return [
    ...choices.map((each) => ({ value: String(each.value), label: each.label })),
    ...(refersTo ? source.referred(refersTo.list, refersTo.key) : []),
  ]
}

/** A value as people say it. */
export function saidOf(source: PartSource, control: Control, value: unknown): string {
  if (control.kind === 'moment' && typeof value === 'string') return momentOf(new Date(value), source).text
  if (control.kind === 'day' && typeof value === 'string') return dateInFigures(value, source.region)
  if (control.kind === 'time' && typeof value === 'string') return clockText(value, source.region)
  if (control.refersTo === null) return valueText(control, value)
  const choices = choicesOf(source, control)
  const names = textsOf(control, value, source.timezone).map(
    (each) => choices.find((choice) => choice.value === each)?.label ?? each,
  )
  return names.length === 0 ? untickedText(control.path) : names.join(', ')
}

/** Which of several forms the value at a place has. */
export function shapeAt(source: Pick<PartSource, 'value'>, at: Steps): string | null {
  const value = source.value(at)
  if (typeof value !== 'object' || value === null) return null
  if ('kind' in value) return String(value.kind)
  return ['items', 'show', 'href'].find((key) => key in value) ?? null
}
