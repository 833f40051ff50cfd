import { type ElementType, useMemo } from 'react'

interface WrittenProps {
  /** Null if the document contains it already: the browser then keeps the element's content. */
  readonly html: string | null
  readonly as?: ElementType
  readonly id?: string
  readonly className?: string
}

/**
 * An element with server-rendered HTML. Browsers have no component for it: the HTML comes with the page, or as text in
 * a page's data.
 */
export function Written({ html, as: Element = 'div', id, className }: WrittenProps) {
  // React sets innerHTML again for a new object, which would destroy focus and portals.
  const content = useMemo(() => ({ __html: html ?? '' }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own server rendered.
  return <Element id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
