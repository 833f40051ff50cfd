import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { beforeName, valueName } from '../part/field-names.ts'
import type { ClashNote, FieldNode, PartNode } from '../part/part-values.ts'
import { useStoring } from './use-saving.ts'

/** After how many milliseconds a change that was not stored is tried again. */
const AGAIN_MS = 4000

export interface FieldState {
  readonly before: string
  readonly fault: string | null
  readonly clash: ClashNote | null
  readonly prompts: readonly string[]
  readonly status: 'idle' | 'storing' | 'stored' | 'waiting'
}

export interface FieldActs {
  readonly state: FieldState
  readonly box: RefObject<HTMLDivElement | null>
  readonly onChange: (event: FormEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  /** STUDIO-9: stores what is typed over what another person changed it to. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

/** STUDIO-8, 9: one field of a part, stored when it is left or chosen, with the value that was shown. */
export function useField(node: FieldNode): FieldActs {
  const { store } = useStoring()
  const [state, setState] = useState<FieldState>({ ...node, status: 'idle' })
  const box = useRef<HTMLDivElement>(null)
  const stored = useRef(node.values.join('\n'))
  const shownValue = useRef(node.before)
  /** What was sent without an answer: the server has it, or it has not. */
  const unanswered = useRef<readonly string[]>([])
  const saveNow = async (isSure: boolean): Promise<void> => {
    const before = shownValue.current
    const texts = textsIn(box.current, node.path)
    const sent = texts.join('\n')
    if (!isSure && sent === stored.current) return
    stored.current = sent
    setState((now) => ({ ...now, status: 'storing' }))
    const page = await store([
      ...texts.map((text) => [valueName(node.path), text] as const),
      [beforeName(node.path), before],
    ])
    const now = page && fieldIn(page.nodes, node.path)
    const lost = unanswered.current
    unanswered.current = page === null ? [...lost, sent] : []
    if (page === null) return setState((held) => ({ ...held, status: 'waiting' }))
    if (now === null) return setState((held) => ({ ...held, status: 'idle' }))
    if (now.clash && lost.includes(now.clash.theirValues.join('\n'))) {
      // The clash is with this person's own earlier save, whose answer was lost.
      shownValue.current = now.before
      return saveNow(true)
    }
    const isStored = now.fault === null && now.clash === null
    if (isStored || now.clash) shownValue.current = now.before
    setState({
      before: shownValue.current,
      fault: now.fault,
      clash: now.clash,
      prompts: now.prompts,
      status: isStored ? 'stored' : 'idle',
    })
  }
  const last = useRef<Promise<void>>(Promise.resolve())
  /** Waits for the save before it: what that one stored is what this one was typed on. */
  const save = (isSure = false) => {
    const next = () => saveNow(isSure)
    last.current = last.current.then(next, next)
  }
  const again = useRef(save)
  again.current = save
  useEffect(() => {
    if (state.status !== 'waiting') return undefined
    const retry = () => again.current(true)
    const timer = setTimeout(retry, AGAIN_MS)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [state])
  return {
    state,
    box,
    onChange: ({ target }) => {
      if (!isTyped(target)) save()
    },
    onBlur: ({ target }) => {
      if (isTyped(target)) save()
    },
    keepMine: () => save(true),
    takeTheirs: () => {
      const theirs = state.clash?.theirValues ?? []
      fillIn(box.current, node.path, theirs)
      stored.current = theirs.join('\n')
      setState((held) => ({ ...held, clash: null, fault: null, status: 'idle' }))
    },
  }
}

/** Whether a person types in it, letter by letter. */
function isTyped(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'color'].includes(target.type)
}

function controlsIn(
  box: HTMLElement | null,
  path: string,
): readonly (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  const name = valueName(path)
  return [...(box?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])].filter(
    (each) => each.name === name,
  )
}

function textsIn(box: HTMLElement | null, path: string): readonly string[] {
  return controlsIn(box, path).flatMap((each) =>
    each instanceof HTMLInputElement && ['checkbox', 'radio'].includes(each.type) && !each.checked ? [] : [each.value],
  )
}

function fillIn(box: HTMLElement | null, path: string, values: readonly string[]): void {
  for (const each of controlsIn(box, path)) {
    if (each instanceof HTMLInputElement && ['checkbox', 'radio'].includes(each.type))
      each.checked = values.includes(each.value)
    else each.value = values[0] ?? ''
  }
}

/** A field of a form, wherever it is in it; null: it is not there. */
function fieldIn(nodes: readonly PartNode[], path: string): FieldNode | null {
  for (const node of nodes) {
    if (node.node === 'field' && node.path === path) return node
    const field = fieldIn(within(node), path)
    if (field) return field
  }
  return null
}

/** What is inside a group or a list, links below an entry of a menu included. */
function within(node: PartNode): readonly PartNode[] {
  if (node.node === 'field') return []
  return node.node === 'group'
    ? node.nodes
    : node.items.flatMap(({ nodes, inner }) => [...(nodes ?? []), ...(inner === null ? [] : [inner])])
}
