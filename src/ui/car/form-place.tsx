import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The place of a form on its page. It stays as high as the form while the form is in a dialog, so that the page behind
 * does not move and the buyer finds it unchanged on closing.
 */
export function FormPlace({ isAway, children }: { readonly isAway: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useEffect(() => {
    const element = place.current
    if (!element || isAway) return
    const observer = new ResizeObserver(() => {
      height.current = element.getBoundingClientRect().height
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isAway])
  useLayoutEffect(() => {
    if (place.current) place.current.style.minHeight = isAway ? `${height.current}px` : ''
  }, [isAway])
  return <div ref={place}>{children}</div>
}
