import { PlainButton } from '../../parts/form/controls.tsx'
import type { GroupNode, PartNode } from '../part/part-values.ts'
import { ClosedField } from './closed-field.tsx'
import { anchorOf, FieldControl } from './field-control.tsx'
import { ListControl } from './list-control.tsx'
import { useStoring } from './use-saving.ts'

interface PartFormProps {
  readonly nodes: readonly PartNode[]
  readonly level: 2 | 3
  /** STUDIO-15: why it is closed, where the page says it already. */
  readonly said?: string | null
}

/** The controls of a part; what the person cannot change is closed, with the reason. */
export function PartForm({ nodes, level, said = null }: PartFormProps) {
  const { epoch } = useStoring()
  return nodes.map((node) => {
    const key = `${epoch} ${node.path}`
    const reason = node.closed === said ? null : node.closed
    if (node.node === 'field')
      return node.closed === null ? (
        <FieldControl key={key} node={node} />
      ) : (
        <ClosedField key={key} node={node} reason={reason} />
      )
    return node.node === 'list' ? (
      <ListControl
        key={key}
        node={node}
        level={level}
        reason={reason}
        rowOf={(nodes) => <PartForm nodes={nodes} level={3} said={node.closed} />}
      />
    ) : (
      <Group key={key} node={node} level={level} reason={reason} />
    )
  })
}

interface GroupProps {
  readonly node: GroupNode
  readonly level: 2 | 3
  readonly reason: string | null
}

function Group({ node, level, reason }: GroupProps) {
  const Heading = `h${level}` as const
  return (
    <section id={anchorOf(node.path)} className="studio-group" aria-label={node.label}>
      <Heading>{node.label}</Heading>
      {node.description && <p className="quiet">{node.description}</p>}
      {reason && <p className="studio-closed">{reason}</p>}
      {node.isThere !== null && node.closed === null && (
        <p>
          <PlainButton
            type="submit"
            name="do"
            value={`${node.isThere ? 'away' : 'there'}:${node.path}`}
            className="button quiet-button"
          >
            {node.isThere ? `Take ‘${node.label}’ away` : `Add ‘${node.label}’`}
          </PlainButton>
        </p>
      )}
      {node.isThere === false && node.closed !== null && <p>None.</p>}
      <PartForm nodes={node.nodes} level={3} said={node.closed} />
    </section>
  )
}
