import { type RefObject, useEffect, useRef } from 'react'

/**
 * True from Back or Forward until the visitor types again. The router's own hook needs a router, and there is none where
 * the server draws a part of a page alone.
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
