import { useContext } from 'react'
import { pathOf } from './fit-forms.ts'
import { PageFormsContext } from './page-forms.ts'

/** STAFF-10: whether what a person typed before is back in the form of an address, to be sent by its button. */
export function useIsBack(action: string): boolean {
  const { fitted } = useContext(PageFormsContext)
  return fitted.some(({ typed }) => pathOf(typed.path) === pathOf(action))
}
