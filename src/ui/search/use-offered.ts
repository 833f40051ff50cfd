import { type RefObject, useEffect, useState } from 'react'
import type { SuggestionsView, SuggestionView } from '#views/listing/suggestions-view.ts'
import type { IconName } from '../elements/icon.tsx'
import { recentSearches } from './search-history.ts'

const DEBOUNCE_MS = 300
/** Of the recent searches, beside suggestions. */
const MOST_RECENT_BESIDE = 2

export interface OptionGroup {
  readonly label: string
  /** Whether the label shows. */
  readonly titled: boolean
  readonly options: readonly Option[]
}

export interface Option extends Pick<SuggestionView, 'pieces' | 'note'> {
  readonly key: string
  /** Undefined: it forgets the recent searches. */
  readonly href: string | undefined
  readonly icon: IconName
}

export interface Offered {
  readonly groups: readonly OptionGroup[]
  /** The words in the field. */
  readonly typed: string
  /** How many there are, for who does not see them. */
  readonly said: string
  /** The recent searches were forgotten. */
  readonly forget: () => void
}

/** What a search box offers for the words in it: the browser's own searches at once, the server's answer after 300 ms (SEARCH-11). */
export function useOffered(input: RefObject<HTMLInputElement | null>): Offered {
  const [typed, setTyped] = useState(() => input.current?.value.trim() ?? '')
  const [recent, setRecent] = useState(recentSearches)
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const read = () => {
      setTyped(field.value.trim())
      setRecent(recentSearches())
    }
    // Between the first drawing and now a letter may have been typed.
    read()
    field.addEventListener('input', read)
    field.addEventListener('focus', read)
    return () => {
      field.removeEventListener('input', read)
      field.removeEventListener('focus', read)
    }
  }, [input])

  useEffect(() => {
    if (typed === '') return setAnswer(null)
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask(typed, stale.signal)
      // What was offered before stays while nothing better is known.
      if (found !== null) setAnswer({ ...found, typed })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [typed])

  const groups = typed === '' ? recentAlone(recent) : suggested(typed, answer, recent)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return {
    groups,
    typed,
    said: count === 1 ? '1 suggestion' : `${count} suggestions`,
    forget: () => setRecent([]),
  }
}

interface Answer extends SuggestionsView {
  /** The words that it answers. */
  readonly typed: string
}

async function ask(typed: string, signal: AbortSignal): Promise<SuggestionsView | null> {
  try {
    const response = await fetch(`/api/suggestions?q=${encodeURIComponent(typed)}`, { signal })
    const found: SuggestionsView = await response.json()
    return response.ok && !signal.aborted ? found : null
  } catch {
    // Overtaken by other words, or no connection: suggestions are a help, and the search itself says what failed.
    return null
  }
}

function recentAlone(recent: readonly string[]): readonly OptionGroup[] {
  if (recent.length === 0) return []
  const clear: Option = {
    key: 'clear',
    href: undefined,
    icon: 'close',
    pieces: [['Clear recent searches', false]],
    note: '',
  }
  return [
    { label: RECENT, titled: true, options: recent.map(recentOption) },
    { label: 'Clear', titled: false, options: [clear] },
  ]
}

function suggested(typed: string, answer: Answer | null, recent: readonly string[]): readonly OptionGroup[] {
  const begun = recent.filter((query) => query !== typed && query.toLowerCase().startsWith(typed.toLowerCase()))
  const kept = begun.slice(0, MOST_RECENT_BESIDE).map(recentOption)
  const found = (answer?.groups ?? []).map((group) => ({
    label: group.label,
    titled: true,
    options: group.options.map((option) => ({ ...option, key: option.href, icon: 'arrow' as const })),
  }))
  const all: readonly Option[] = answer?.all
    ? [{ ...answer.all, key: 'all', icon: 'search', pieces: [[`All results for ‘${answer.typed}’`, false]] }]
    : []
  return [
    ...found,
    ...(kept.length > 0 ? [{ label: RECENT, titled: true, options: kept }] : []),
    ...(all.length > 0 ? [{ label: 'All', titled: false, options: all }] : []),
  ]
}

const RECENT = 'Recent searches'

function recentOption(query: string): Option {
  return {
    key: `recent ${query}`,
    href: `/search?query=${encodeURIComponent(query)}`,
    icon: 'clock',
    pieces: [[query, false]],
    note: '',
  }
}
