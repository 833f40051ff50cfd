import type { ReactNode } from 'react'

/** A page with one message about alerts, and what can be done next. */
export function AlertMessage({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <main id="content" className="container py-16 sm:py-24">
      <div className="grid max-w-xl gap-6">
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
        {children}
      </div>
    </main>
  )
}
