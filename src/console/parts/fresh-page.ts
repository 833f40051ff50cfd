import { createContext, useContext } from 'react'
import { type ConsolePage, isPage } from '../shown.ts'

/** The page as it is now, where it came again after a person opened it. */
export const FreshPageContext = createContext<ConsolePage | null>(null)

/** INBOX-5: the page as it is now; null: as it was opened. What a person reads or writes in stays as it was opened. */
export function useFreshPage<Page extends ConsolePage>(kind: Page['kind']): Page | null {
  const fresh = useContext(FreshPageContext)
  return fresh && isPage<Page>(fresh, kind) ? fresh : null
}

interface Keyed {
  readonly id: string | number
}

/** INBOX-5: rows follow what others do, each in its place; new ones are only counted, so that nothing moves. */
export function followRows<Row extends Keyed>(
  opened: readonly Row[],
  fresh: readonly Row[] | undefined,
): { readonly rows: readonly Row[]; readonly added: number } {
  if (!fresh) return { rows: opened, added: 0 }
  const now = new Map(fresh.map((row) => [row.id, row]))
  const openIds = new Set(opened.map(({ id }) => id))
  return { rows: opened.map((row) => now.get(row.id) ?? row), added: fresh.filter(({ id }) => !openIds.has(id)).length }
}
