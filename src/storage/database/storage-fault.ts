/** The database can't be used: what is wrong, where, and what to do about it, in one sentence for the person who started it. */
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
  | 'unwritable-folder'
  | 'folder-in-use'
  | 'unreachable'
  | 'migration-failed'
  | 'damaged'
  | 'no-space'
  | 'another-database'
