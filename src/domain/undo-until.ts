const UNDO_FOR_MS = 3_600_000

/** STAFF-12: until when an act of `at` can be undone; null: it cannot any more. */
export function undoUntil(at: Date, now: Date): Date | null {
  const until = new Date(at.getTime() + UNDO_FOR_MS)
  return now < until ? until : null
}

/** STAFF-12: acts since then can be undone. */
export function undoSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_FOR_MS)
}
