import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isTyping } from '#ui/search/use-search-navigation.ts'

/**
 * Goes on to the car with the typed number (docs/decisions/011), or to the listing's address with the words as filters
 * (docs/decisions/124), unless the visitor is still typing.
 */
export function useOnward(href: string | null): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const typing = isTyping(state)
  useEffect(() => {
    if (href !== null && !typing) navigate(href, { replace: true, preventScrollReset: true })
  }, [href, typing, navigate])
}
