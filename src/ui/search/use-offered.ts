import { type RefObject, useEffect, useState } from 'react'
import type { SuggestionsView, SuggestionView } from '#views/listing/suggestions-view.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/search.ts'
import type { IconName } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { recentSearches } from './search-history.ts'

const DEBOUNCE_MS = 300
/** Maximum number of recent searches next to suggestions. */
const MOST_RECENT_BESIDE = 2

export interface OptionGroup {
  readonly label: string
  /** Whether the label is visible. */
  readonly titled: boolean
  readonly options: readonly Option[]
}

export interface Option extends Pick<SuggestionView, 'pieces' | 'note'> {
  readonly key: string
  /** Undefined for the option that clears the recent searches. */
  readonly href: string | undefined
  readonly icon: IconName
}

export interface Offered {
  readonly groups: readonly OptionGroup[]
  /** The typed words. */
  readonly typed: string
  /** Number of options, for screen readers. */
  readonly said: string
  /** To call when the recent searches were cleared. */
  readonly forget: () => void
}

/**
 * Options of a search box for the typed words: the browser's recent searches at once, the server's suggestions 300 ms
 * after the last key (SEARCH-11).
 */
export function useOffered(input: RefObject<HTMLInputElement | null>): Offered {
  const t = useWords()
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
    // A letter may have been typed since the first render.
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
      const suggestions = await ask(typed, stale.signal)
      // The previous suggestions stay until new ones arrive.
      if (suggestions !== null) setAnswer({ ...suggestions, typed })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [typed])

  const groups = typed === '' ? recentAlone(recent, t) : suggested({ typed, answer, recent, t })
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return {
    groups,
    typed,
    said: t(words.suggestions, { count }),
    forget: () => setRecent([]),
  }
}

interface Answer extends SuggestionsView {
  /** The words that the suggestions are for. */
  readonly typed: string
}

async function ask(typed: string, signal: AbortSignal): Promise<SuggestionsView | null> {
  try {
    const response = await fetch(`/api/suggestions?q=${encodeURIComponent(typed)}`, { signal })
    const suggestions: SuggestionsView = await response.json()
    return response.ok && !signal.aborted ? suggestions : null
  } catch {
    // Aborted by newer words, or offline. Suggestions are optional; a failed search has its own message.
    return null
  }
}

function recentAlone(recent: readonly string[], t: Say): readonly OptionGroup[] {
  if (recent.length === 0) return []
  const clear: Option = {
    key: 'clear',
    href: undefined,
    icon: 'close',
    pieces: [[t(words.clearRecentSearches), false]],
    note: '',
  }
  return [
    { label: t(RECENT), titled: true, options: recent.map(recentOption) },
    { label: t(words.clear), titled: false, options: [clear] },
  ]
}

function suggested({
  typed,
  answer,
  recent,
  t,
}: {
  readonly typed: string
  readonly answer: Answer | null
  readonly recent: readonly string[]
  readonly t: Say
}): readonly OptionGroup[] {
  const begun = recent.filter((query) => query !== typed && query.toLowerCase().startsWith(typed.toLowerCase()))
  const matching = begun.slice(0, MOST_RECENT_BESIDE).map(recentOption)
  const answerGroups = (answer?.groups ?? []).map((group) => ({
    label: group.label,
    titled: true,
    options: group.options.map((option) => ({ ...option, key: option.href, icon: 'arrow' as const })),
  }))
  const all: readonly Option[] = answer?.all
    ? [
        {
          ...answer.all,
          key: 'all',
          icon: 'search',
          pieces: [[t(words.allResultsTyped, { typed: answer.typed }), false]],
        },
      ]
    : []
  return [
    ...answerGroups,
    ...(matching.length > 0 ? [{ label: t(RECENT), titled: true, options: matching }] : []),
    ...(all.length > 0 ? [{ label: t(words.all), titled: false, options: all }] : []),
  ]
}

const RECENT = words.recentSearches

function recentOption(query: string): Option {
  return {
    key: `recent ${query}`,
    href: `/search?query=${encodeURIComponent(query)}`,
    icon: 'clock',
    pieces: [[query, false]],
    note: '',
  }
}
