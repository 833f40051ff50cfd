import type { Control } from './control.ts'
import { OUTLINE_PARTS, type OutlinePart, partOf } from './outline.ts'
import { SITE_CONTROLS } from './site-controls.ts'

export interface FoundOption {
  readonly control: Control
  readonly part: OutlinePart
}

/** Words of questions that no option is about. */
const STOP = [
  'the',
  'a',
  'an',
  'of',
  'my',
  'our',
  'to',
  'in',
  'on',
  'and',
  'how',
  'do',
  'i',
  'we',
  'change',
  'edit',
  'where',
]

/** How much a word counts where it is found. */
const WEIGHTS = { label: 8, part: 4, words: 3, description: 1 } as const

/**
 * The options that have every word of a search, in label, part, synonyms, choices or description; the nearest first. At
 * least one word is the option's own: words of a part alone lead to the part (`findParts`), not to all that is in it.
 */
export function findOptions(typed: string, most = 30): readonly FoundOption[] {
  const searchWords = wordsOf(typed)
  if (searchWords.length === 0) return []
  return INDEX.map((entry) => ({ entry, score: scoreOf(entry, searchWords) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry: { control, part } }) => ({ control, part }))
}

/** The parts that have every word of a search. */
export function findParts(typed: string): readonly OutlinePart[] {
  return OUTLINE_PARTS.filter((part) => isCalled(part, typed))
}

/** Whether a place has every word of a search. */
export function isCalled({ label, words }: Pick<OutlinePart, 'label' | 'words'>, typed: string): boolean {
  const searchWords = wordsOf(typed)
  const has = wordsOf(`${label} ${words}`)
  return searchWords.length > 0 && searchWords.every((word) => has.some((each) => each.startsWith(word)))
}

type Entry = FoundOption & { readonly texts: Readonly<Record<keyof typeof WEIGHTS, readonly string[]>> }

/** Several controls of one option, one for each kind of item, are found once, by the words of each. */
const INDEX: readonly Entry[] = [...Map.groupBy(SITE_CONTROLS, ({ path }) => path).values()].flatMap((controls) => {
  const [control] = controls
  const part = control && partOf(control.path)
  if (!part) return []
  const texts = {
    label: wordsOf(controls.map(({ label }) => label).join(' ')),
    part: wordsOf(part.label),
    words: wordsOf(part.words),
    description: wordsOf(controls.map(searchedText).join(' ')),
  }
  return [{ control, part, texts }]
})

function searchedText({ description, choices }: Control): string {
  return [description, ...choices.map(({ label }) => label)].join(' ')
}

function scoreOf({ texts }: Entry, wanted: readonly string[]): number {
  const within = (word: string, places: readonly (keyof typeof WEIGHTS)[]) =>
    Math.max(
      0,
      ...places.flatMap((where) =>
        texts[where].map((each) => (each === word ? 1 : each.startsWith(word) ? 0.8 : 0) * WEIGHTS[where]),
      ),
    )
  if (!wanted.some((word) => within(word, ['label', 'description']) > 0)) return 0
  const scores = wanted.map((word) => within(word, ['label', 'part', 'words', 'description']))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !STOP.includes(word))
}
