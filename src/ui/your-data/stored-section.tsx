import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../elements/button.tsx'

/** One thing that the browser keeps: what it is, what for, how long, and what it is right now. */
export function StoredSection({
  id: place = null,
  name,
  purpose,
  lasts,
  lines,
  onClear,
  children,
}: {
  /** Where a link may lead. */
  readonly id?: string | null
  readonly name: string
  readonly purpose: string
  readonly lasts: string
  /** What is kept; empty when nothing is, null while nobody knows. */
  readonly lines: readonly string[] | null
  /** Null where it is cleared in another way, which `children` are. */
  readonly onClear: (() => void) | null
  readonly children?: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    // The button goes with what it cleared: whoever is on it stays at this place of the page.
    heading.current?.focus()
    onClear?.()
  }
  return (
    <section
      id={place ?? undefined}
      aria-labelledby={id}
      className="stored-item"
      data-stored={lines && lines.length > 0 ? '' : undefined}
    >
      <div className="stored-item-words">
        <h3 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <p>{purpose}</p>
        <p className="stored-item-lasts">{lasts}</p>
      </div>
      <div className="stored-item-now">
        {lines === null ? null : lines.length === 0 ? (
          <p className="text-muted">Nothing kept</p>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by the keyboard */}
            <section className="stored-item-lines" tabIndex={0} aria-label={`${name}: what is kept`}>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
            <Button kind="outline" onClick={clear}>
              Clear<span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
        {children}
      </div>
    </section>
  )
}
