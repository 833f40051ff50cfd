import type { ReactNode } from 'react'

/** The page's width, with its gutters. */
export function Container({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={`container ${className}`}>{children}</div>
}
