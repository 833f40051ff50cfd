import { applyChange } from '../apply-change.ts'
import type { ChangeBody, DraftBase, DraftFiles } from '../draft-change.ts'
import { isSameValue } from '../json-value.ts'

/** Changes applied one after the other; throws if one does not apply. */
export function appliedAll(base: DraftBase, changes: readonly ChangeBody[]): DraftFiles {
  return changes.reduce((files, change) => {
    const applied = applyChange({ files, inherited: base.inherited }, change)
    if (!applied.ok) throw new Error(`${change.kind} ${change.path.join('/')}: ${applied.reason}`)
    return applied.files
  }, base.files)
}

export function isSameJson(one: DraftFiles, other: DraftFiles): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.every((name) => {
    const [a, b] = [one[name], other[name]]
    if (a === undefined || b === undefined) return false
    if ('json' in a && 'json' in b) return isSameValue(a.json, b.json)
    return 'hash' in a && 'hash' in b && a.hash === b.hash
  })
}
