import type { ReactNode } from 'react'
import { SaidHeading } from '../elements/said-heading.tsx'

/** A page with one message about alerts, and what can be done next. */
export function AlertMessage({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <main id="content" className="container py-10 sm:py-16">
      <div className="box grid max-w-2xl gap-6 p-6 sm:p-10">
        <SaidHeading className="text-4xl sm:text-5xl">{heading}</SaidHeading>
        {children}
      </div>
    </main>
  )
}
