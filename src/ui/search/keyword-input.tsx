import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useCameBack } from '../use-came-back.ts'
import { useChange } from '../use-change.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { SuggestionsProps } from './suggestions.tsx'

interface KeywordInputProps {
  readonly id: string
  /** The words of the search, also those that became filters: they stay until a filter is changed by hand (ASK-1). */
  readonly query: string
  readonly placeholder: string
  readonly className: string
  /** Called when the words change. */
  readonly onType?: (form: HTMLFormElement) => void
  /** Called when a suggestion is followed: the pending search for the typed words is no longer needed. */
  readonly onFollow?: () => void
  readonly children?: ReactNode
}

/**
 * Keyword field of a GET form. With script it is a combobox, whose code loads on first focus to keep the listing small.
 */
export function KeywordInput({ id, query, placeholder, className, onType, onFollow, children }: KeywordInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const cameBack = useCameBack()
  // Writes the words of the search into the field, unless the visitor is typing in it. Back and Forward always write
  // (D-44).
  useChange(query, () => {
    const field = input.current
    if (field && (cameBack.current || field !== document.activeElement)) field.value = query
  })

  const load = () => {
    if (Suggestions) return
    Promise.all([import('./suggestions.tsx'), import('./suggestions.css')]).then(
      ([loaded]) => setSuggestions(() => loaded.Suggestions),
      // Offline: the form still searches, and the next focus tries again.
      () => {},
    )
  }
  // The field may have the focus already when the page hydrates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    if (input.current === document.activeElement) load()
  }, [])
  return (
    <>
      <input
        ref={input}
        id={id}
        type="search"
        name="query"
        enterKeyHint="search"
        defaultValue={query}
        placeholder={placeholder}
        className={className}
        onFocus={load}
        onChange={(event) => event.currentTarget.form && onType?.(event.currentTarget.form)}
        {...(hydrated ? COMBOBOX : {})}
      />
      {children}
      {Suggestions ? <Suggestions input={input} {...(onFollow ? { onFollow } : {})} /> : null}
    </>
  )
}

/** Initial ARIA attributes; `Suggestions` updates them. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, autoComplete: 'off' } as const
