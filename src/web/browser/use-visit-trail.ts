import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { recordVisit } from '#ui/lead-form/visit-trail.ts'

/** Notes each page of the visit, for the enquiry that may come of it (FORM-8). */
export function useVisitTrail(): void {
  const { pathname, search } = useLocation()
  useEffect(() => recordVisit(pathname, search), [pathname, search])
}
