import type { PartNode } from '../part/part-values.ts'

/** Whether a form has a field that leads somewhere. */
export function hasLink(nodes: readonly PartNode[]): boolean {
  return nodes.some((node) => {
    if (node.node === 'field') return node.kind === 'link'
    if (node.node === 'group') return hasLink(node.nodes)
    return node.items.some((item) => hasLink(item.nodes ?? []) || (item.inner !== null && hasLink([item.inner])))
  })
}
