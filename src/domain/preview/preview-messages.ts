/** What the console tells a preview in its frame. */
export type ToPreview =
  /** The draft has changed. */
  | { readonly kind: 'changed' }
  /** Brings a part into view; `path`: a page that has it, where the shown one has not. */
  | { readonly kind: 'show'; readonly part: string; readonly path: string }
  /** Whether a click chooses a part instead of following a link. */
  | { readonly kind: 'choose'; readonly on: boolean }

/** What a preview tells the console. */
export type FromPreview =
  | { readonly kind: 'ready' }
  /** A click chose a part. */
  | { readonly kind: 'part'; readonly part: string }
  /** The page shows the draft as it is now. */
  | { readonly kind: 'shown' }

type Fields = Readonly<Record<string, unknown>>

/** Reads a message of the console; null for anything else. */
export function readToPreview(data: unknown): ToPreview | null {
  const { kind, part, on, path } = fieldsOf(data)
  if (kind === 'changed') return { kind }
  if (kind === 'choose') return { kind, on: on === true }
  // A path alone: '//host' and a full address lead elsewhere.
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path)
  return kind === 'show' && typeof part === 'string' && isPath ? { kind, part, path } : null
}

/** Reads a message of a preview; null for anything else. */
export function readFromPreview(data: unknown): FromPreview | null {
  const { kind, part } = fieldsOf(data)
  if (kind === 'ready' || kind === 'shown') return { kind }
  return kind === 'part' && typeof part === 'string' ? { kind, part } : null
}

function fieldsOf(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? (data as Fields) : {}
}
