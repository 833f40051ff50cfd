import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isTyping } from '#ui/search/use-search-navigation.ts'

/** Redirects to the car with the typed number, unless the visitor is still typing (docs/decisions/011). */
export function useCarOfNumber(href: string | null): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const typing = isTyping(state)
  useEffect(() => {
    if (href !== null && !typing) navigate(href, { replace: true })
  }, [href, typing, navigate])
}
