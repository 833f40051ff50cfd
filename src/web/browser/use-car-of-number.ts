import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isTyping } from '#ui/search/use-search-navigation.ts'

/** Goes on to the car whose number the words are, unless they are still being typed (docs/decisions/011). */
export function useCarOfNumber(href: string | null): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const typing = isTyping(state)
  useEffect(() => {
    if (href !== null && !typing) navigate(href, { replace: true })
  }, [href, typing, navigate])
}
