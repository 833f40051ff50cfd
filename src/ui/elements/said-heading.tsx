import { type ReactNode, useEffect, useRef } from 'react'
import { SAID } from '#domain/paths.ts'

interface SaidHeadingProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The heading of a page that says what became of a form. It has the focus when the page opens, so that it is in view and
 * read first. A redirect to the address of the form's own page ends with `SAID`: else the browser keeps the place of before.
 */
export function SaidHeading({ className, children }: SaidHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A page that script opened; the attribute is for all others.
    if (['', SAID].includes(location.hash)) heading.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/noAutofocus: the page opens because of what its reader did, and answers it.
    <h1 id={SAID.slice(1)} ref={heading} tabIndex={-1} autoFocus className={className}>
      {children}
    </h1>
  )
}
