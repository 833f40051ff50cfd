/** The database cannot be used. The message is a sentence for the operator: what is wrong, where, and what to do. */
export class StorageFault extends Error {
  readonly kind: StorageFaultKind
  constructor(kind: StorageFaultKind, message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'StorageFault'
    this.kind = kind
  }
}

export type StorageFaultKind =
  | 'newer-version'
  | 'older-version'
  | 'unwritable-folder'
  | 'folder-in-use'
  | 'unreachable'
  | 'migration-failed'
  | 'damaged'
  | 'no-space'
  | 'another-database'
  | 'not-empty'
  | 'other-version'
