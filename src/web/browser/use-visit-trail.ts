import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { recordVisit } from '#ui/lead-form/visit-trail.ts'

/** Records each page of the visit, for a later enquiry (FORM-8). */
export function useVisitTrail(): void {
  const { pathname, search } = useLocation()
  useEffect(() => recordVisit(pathname, search), [pathname, search])
}
