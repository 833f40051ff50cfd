import { useSyncExternalStore } from 'react'

/** False in the server's markup and during hydration, then true. For controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}

const nothingToWatch = () => () => {}
