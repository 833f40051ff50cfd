import type { ReactNode } from 'react'
import { Icon } from '../elements/icon.tsx'

/** Collapsed content that is always in the page, for visitors without JavaScript and for search engines. */
export function Fold({
  more,
  less,
  children,
}: {
  /** Label while it is closed. */
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
