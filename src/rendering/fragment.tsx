import { createContext, type ElementType, type ReactNode, use, useMemo } from 'react'

/** Renders a fragment's children, or takes them from the cache; null where nothing is cached: in a browser. */
export type RenderFragment = (by: object, name: string, children: ReactNode) => string

export const FragmentContext = createContext<RenderFragment | null>(null)

interface FragmentProps {
  /** The value that the children show, and nothing besides. */
  readonly by: object
  /** Which fragment of the value it is. */
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A part of a page that many pages share. On the server its HTML is rendered once for each value and cached; in a browser
 * it is its children. The children must not use `useId` or the router, and must not hold a picture that React preloads:
 * they are rendered by themselves.
 */
export function Fragment({ by, name, className = 'contents', children }: FragmentProps) {
  const render = use(FragmentContext)
  if (render === null) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the children.
  return <div className={className} dangerouslySetInnerHTML={{ __html: render(by, name, children) }} />
}

interface WrittenProps {
  /** Null in a page that came whole: the browser leaves the element as the server wrote it. */
  readonly html: string | null
  readonly as?: ElementType
  readonly className?: string
}

/** HTML that the server wrote. A browser never renders it: it comes with the page, or as text with a page's data. */
export function Written({ html, as: Element = 'div', className }: WrittenProps) {
  // React writes the HTML again for another object, which would take focus and portals with it.
  const content = useMemo(() => ({ __html: html ?? '' }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own server rendered.
  return <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
