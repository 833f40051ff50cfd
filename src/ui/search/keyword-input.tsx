import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useCameBack } from '../use-came-back.ts'
import { useChange } from '../use-change.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { SuggestionsProps } from './suggestions.tsx'

interface KeywordInputProps {
  readonly id: string
  /** What the address asks for. */
  readonly query: string
  readonly placeholder: string
  readonly className: string
  /** The words changed. */
  readonly onType?: (form: HTMLFormElement) => void
  /** A suggestion was followed: what is on its way for the words typed is not wanted any more. */
  readonly onFollow?: () => void
  readonly children?: ReactNode
}

/**
 * A field for words, in a GET form. With script it is a combobox; what that needs comes with the first focus, so that
 * the listing stays light.
 */
export function KeywordInput({ id, query, placeholder, className, onType, onFollow, children }: KeywordInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const cameBack = useCameBack()
  // What the address says goes into the field, unless the visitor is typing in it. Back and forward restore it (D-44).
  useChange(query, () => {
    const field = input.current
    if (field && (cameBack.current || field !== document.activeElement)) field.value = query
  })

  const load = () => {
    if (Suggestions) return
    Promise.all([import('./suggestions.tsx'), import('./suggestions.css')]).then(
      ([loaded]) => setSuggestions(() => loaded.Suggestions),
      // No connection: the field searches by its form all the same, and the next focus tries again.
      () => {},
    )
  }
  // Whoever was in the field before the page came to life is served too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
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

/** From here on `Suggestions` sets what changes. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, autoComplete: 'off' } as const
