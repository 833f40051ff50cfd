import { type ReactNode, useId, useRef } from 'react'
import * as texts from '#words/your-data.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'

/** A stored item: what it is, its purpose, how long it is stored, and its current content. */
export function StoredSection({
  id: place = null,
  name,
  purpose,
  lasts,
  lines,
  onClear,
  children,
}: {
  /** Anchor for links. */
  readonly id?: string | null
  readonly name: string
  readonly purpose: string
  readonly lasts: string
  /** The stored content; empty if there is none, null while unknown. */
  readonly lines: readonly string[] | null
  /** Null if `children` clear it in another way. */
  readonly onClear: (() => void) | null
  readonly children?: ReactNode
}) {
  const t = useWords()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    // The button disappears with the content, so move the focus to the heading.
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
          <p className="text-muted">{t(texts.nothingSaved)}</p>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by the keyboard */}
            <section className="stored-item-lines" tabIndex={0} aria-label={t(texts.nameSaved, { name })}>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
            <Button kind="outline" onClick={clear}>
              {t(texts.clear)}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
        {children}
      </div>
    </section>
  )
}
