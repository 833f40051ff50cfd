import type { SchemaNode } from '../docs/json-schema.ts'
import type { ControlKind, ControlLimits } from './control.ts'

/** What a node's value may be. */
export function limitsOf(node: SchemaNode): ControlLimits {
  const least = node.minimum ?? exclusive(node.exclusiveMinimum, 1) ?? node.minLength ?? node.minItems ?? null
  const most = node.maximum ?? exclusive(node.exclusiveMaximum, -1) ?? node.maxLength ?? node.maxItems ?? null
  return {
    // What JavaScript cannot count beyond is no limit of ours.
    least: least !== null && Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : null,
    most: most !== null && Math.abs(most) < Number.MAX_SAFE_INTEGER ? most : null,
    isWhole: node.type === 'integer',
    pattern: node.pattern ?? null,
  }
}

function exclusive(bound: number | boolean | undefined, by: number): number | undefined {
  return typeof bound === 'number' ? bound + by : undefined
}

const OF_LISTS: readonly ControlKind[] = ['list', 'lines', 'choices', 'numbers', 'references']
const OF_TEXTS: readonly ControlKind[] = ['text', 'long-text']

/** The limits as a form says them; null: nothing to say. */
export function limitsText(kind: ControlKind, { least, most, isWhole }: ControlLimits): string | null {
  if (OF_LISTS.includes(kind)) {
    if (most !== null) return least ? `From ${counted(least)} to ${counted(most)}.` : `${counted(most)} at most.`
    return least ? `At least ${least}.` : null
  }
  if (OF_TEXTS.includes(kind)) return most === null ? null : `At most ${counted(most)} characters.`
  if (kind !== 'number' && kind !== 'money') return null
  const sign = kind === 'money' ? '$' : ''
  const said = (bound: number) => `${sign}${counted(bound)}`
  const whole = isWhole ? 'A whole number' : 'A number'
  if (least !== null && most !== null) return `${whole} from ${said(least)} to ${said(most)}.`
  if (least !== null) return `${whole}, ${said(least)} or more.`
  return most === null ? `${whole}.` : `${whole}, ${said(most)} or less.`
}

function counted(number: number): string {
  return number.toLocaleString('en-AU')
}
