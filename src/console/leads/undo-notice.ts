import type { UndoForm } from '../page-values.ts'

/** STAFF-12: the form that undoes a step on leads. `id`: the lead that the person looks at. */
export function undoForm(step: string, id?: string): UndoForm {
  const fields = id === undefined ? [] : [{ name: 'id', value: id }]
  return { action: `/leads/undo/${encodeURIComponent(step)}`, fields }
}

/** What the address says of an undo. */
export function undoneText(query: URLSearchParams): string {
  const [undone, kept] = [Number(query.get('undone')), Number(query.get('kept') ?? '0')]
  if (query.get('undone') === 'late') return 'Not undone: an hour has passed.'
  if (kept === 0) return 'Undone.'
  const stay = kept === 1 ? 'One changed since, and stays as it is.' : `${kept} changed since, and stay as they are.`
  return undone === 0 ? `Not undone. ${stay}` : `Undone. ${stay}`
}
