import { useSyncExternalStore } from 'react'

/** False in the server's markup and its first twin in the browser, then true: for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}

const nothingToWatch = () => () => {}
