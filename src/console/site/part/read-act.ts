import { itemStep } from '#domain/draft/draft-path.ts'
import type { JsonValue } from '#domain/draft/json-value.ts'
import { newItemId } from '#domain/draft/list-ids.ts'
import { controlFor, controlsIn, patternOf } from './control-tree.ts'
import { itemAct } from './item-act.ts'
import { isRowList } from './list-nodes.ts'
import { newItem } from './new-item.ts'
import { beforeOf, ownId, type PartAct } from './part-act.ts'
import type { PartSource, Steps } from './part-source.ts'
import { draftPathOf, stepsOf, stepsText } from './site-steps.ts'
import { isWeek, openDay } from './week.ts'

/** The act of the button that was pressed; null: it was none. `random`: text such as a UUID. */
export function readAct(source: PartSource, form: FormData, random: string): PartAct | null {
  const [, act = '', which, text = ''] = /^(\w+)(?:\.([^:]*))?:(.+)$/s.exec(String(form.get('do') ?? '')) ?? []
  const steps = stepsOf(text)
  if (act === 'there' || act === 'away') return groupAct(source, steps, act === 'there')
  if (act === 'add') return addAct(source, steps, which ?? String(form.get(`add:${text}`) ?? ''), random)
  return itemAct(source, { act, to: Number(which), steps, random })
}

function groupAct(source: PartSource, steps: Steps, isAdded: boolean): PartAct | null {
  const [control] = controlFor(steps, null)
  if (control === undefined || control.kind !== 'group' || control.default !== null) return null
  const before = beforeOf(source, steps)
  const path = draftPathOf(steps)
  const beforeField = before === undefined ? {} : { before }
  return {
    wanted: [{ kind: 'set', path, ...beforeField, ...(isAdded && { after: newGroup(steps) }) }],
    said: `‘${control.label}’ is ${isAdded ? 'added' : 'taken away'}.`,
    focus: `${isAdded ? 'away' : 'there'}:${stepsText(steps)}`,
    opens: null,
  }
}

function newGroup(steps: Steps): JsonValue {
  const entries = controlsIn(steps, null).filter(({ isOptional }) => !isOptional)
  return Object.fromEntries(entries.map(({ path, kind }) => [path.split('.').at(-1) ?? '', kind === 'lines' ? [] : '']))
}

function addAct(source: PartSource, list: Steps, choice: string, random: string): PartAct | null {
  const [control] = controlFor(list, null)
  if (control?.kind !== 'list') return null
  if (isWeek(patternOf(list))) return openDay(source, list, choice, random)
  const ids = source.ids(list)
  const word = choice.startsWith('=') ? choice.slice(1) : null
  if (word !== null && !control.choices.some(({ value }) => value === word)) return null
  if (word === null && control.shapes.length > 0 && !control.shapes.some(({ name }) => name === choice)) return null
  const id = word ?? newItemId(random)
  const others = ids.map((each) => source.value([...list, itemStep(each)]))
  const value = word ?? newItem(list, choice, others, random)
  const at = [...list, itemStep(ownId(value) ?? id)]
  const [first] = isRowList(control, list) ? controlsIn(at, choice || null) : []
  return {
    wanted: [{ kind: 'insert', path: draftPathOf(at), value, behind: ids.at(-1) ?? null }],
    said: `Added to ‘${control.label}’, as the last of ${ids.length + 1}.`,
    focus: first ? stepsText([...at, first.path.split('.').at(-1) ?? '']) : `up:${stepsText(at)}`,
    opens: word === null ? at : null,
  }
}
