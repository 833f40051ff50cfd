import type { ChangeBody } from './draft-change.ts'

/** The change that takes a change back. */
export function inverse(change: ChangeBody): ChangeBody {
  const { path } = change
  switch (change.kind) {
    case 'set':
      return {
        kind: 'set',
        path,
        ...(change.after === undefined ? {} : { before: change.after }),
        ...(change.before === undefined ? {} : { after: change.before }),
      }
    case 'insert':
      return { kind: 'remove', path, before: change.after }
    case 'remove':
      return { kind: 'insert', path, after: change.before }
    case 'move':
      return { kind: 'move', path, before: change.after, after: change.before }
    case 'put':
      return change.before === undefined
        ? { kind: 'remove-file', path, before: change.after }
        : { kind: 'put', path, before: change.after, after: change.before }
    case 'remove-file':
      return { kind: 'put', path, after: change.before }
  }
}

/** The list that takes a list of changes back: their inverses, the last first. */
export function inverseOf(changes: readonly ChangeBody[]): readonly ChangeBody[] {
  return changes.map(inverse).reverse()
}
