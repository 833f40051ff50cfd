import { type ElementType, useMemo } from 'react'

interface WrittenProps {
  /** Null in a page that came whole: the browser leaves the element as the server wrote it. */
  readonly html: string | null
  readonly as?: ElementType
  readonly id?: string
  readonly className?: string
}

/** HTML that the server wrote. A browser never renders it: it comes with the page, or as text with a page's data. */
export function Written({ html, as: Element = 'div', id, className }: WrittenProps) {
  // React writes the HTML again for another object, which would take focus and portals with it.
  const content = useMemo(() => ({ __html: html ?? '' }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own server rendered.
  return <Element id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
