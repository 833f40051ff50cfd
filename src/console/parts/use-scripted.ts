import { useSyncExternalStore } from 'react'

/** Whether script runs here: false on the server and before the page is alive, when forms go by themselves. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => {}
}
