import type { FieldNode } from '../part/part-values.ts'
import { anchorOf } from './field-control.tsx'

/** STUDIO-15: an option that the person cannot change: its value, and why. `reason` null: the page says it above. */
export function ClosedField({ node, reason }: { readonly node: FieldNode; readonly reason: string | null }) {
  return (
    <dl id={anchorOf(node.path)} className="closed-value">
      <dt>{node.label}</dt>
      <dd className="words">{node.said}</dd>
      {reason && <dd className="quiet">{reason}</dd>}
    </dl>
  )
}
