import type { TextTool } from './text-edits.ts'

/** A press of keys as a browser tells it. */
export interface Press {
  readonly key: string
  /** The key by its place, which Alt does not change. */
  readonly code: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** STUDIO-16: the tool of a text that a press means. Null: the press is the browser's. */
export function toolOf({ key, code, altKey, shiftKey, ctrlKey, metaKey }: Press): TextTool | null {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'b') return 'bold'
  if (!altKey || !shiftKey || ctrlKey || metaKey) return null
  return code === 'KeyH' ? 'heading' : code === 'KeyL' ? 'list' : code === 'KeyK' ? 'link' : null
}
