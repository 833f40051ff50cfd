import { type RefObject, useEffect, useRef } from 'react'

/**
 * True from Back or Forward until the visitor types again. Does not use the router's hook, since fragments are rendered
 * without a router.
 */
export function useCameBack(): RefObject<boolean> {
  const cameBack = useRef(false)
  useEffect(() => {
    const came = () => {
      cameBack.current = true
    }
    const typed = () => {
      cameBack.current = false
    }
    window.addEventListener('popstate', came)
    window.addEventListener('input', typed)
    return () => {
      window.removeEventListener('popstate', came)
      window.removeEventListener('input', typed)
    }
  }, [])
  return cameBack
}
