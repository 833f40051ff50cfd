import type { ReactNode } from 'react'
import { Icon } from '../elements/icon.tsx'

/** What is there at a word's click, and in the page all along: for visitors without JavaScript and for search engines. */
export function Fold({
  more,
  less,
  children,
}: {
  /** The words while it is shut. */
  readonly more: string
  readonly less: string
  readonly children: ReactNode
}) {
  return (
    <details className="fold group">
      <summary className="button button-outline mt-4">
        <span className="group-open:hidden">{more}</span>
        <span className="hidden group-open:inline">{less}</span>
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
