import { createContext, useContext } from 'react'
import type { Slots } from './slots.ts'

const SlotsContext = createContext<Slots | null>(null)
export const SlotsProvider = SlotsContext.Provider

/** The slots of the site's template. */
export function useSlots(): Slots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('useSlots: no template above this component')
  return slots
}
