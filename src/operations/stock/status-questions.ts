import { FEED_STATES, type FeedState, LONGEST_PHRASE, phraseKey } from '#domain/feed/feed-state.ts'

/** A8: phrases of a file for the state of a car that nobody has told us the meaning of, each once. */
export interface StatusQuestions {
  note(phrase: string | null): void
  /** A question for the report for each phrase, the most frequent first. */
  notices(): readonly string[]
}

/** `isKept`: the feed is one of the site's, and keeps an answer; otherwise the import is run again with the answer. */
export function statusQuestions(siteSlug: string, feed: string, isKept: boolean): StatusQuestions {
  const asked = new Map<string, { phrase: string; cars: number }>()
  return {
    note(phrase) {
      if (phrase === null || phrase.length > LONGEST_PHRASE) return
      const known = asked.get(phraseKey(phrase))
      if (known) known.cars += 1
      else if (asked.size < MOST_PHRASES) asked.set(phraseKey(phrase), { phrase, cars: 1 })
    },
    notices: () =>
      [...asked.values()]
        .toSorted((a, b) => b.cars - a.cars)
        .map(({ phrase, cars }) => {
          const how = isKept
            ? `Answer once with forecourt feeds status-word --site ${siteSlug} --feed ${feed} ${shellWord(phrase)} STATE`
            : `Run the import again, and add --status-word ${shellWord(`${phrase}=STATE`)} to say it`
          return (
            `The feed says “${phrase}” of ${cars === 1 ? 'one car' : `${cars.toLocaleString('en-AU')} cars`}, and we don’t know what that means. ` +
            `${how}, where STATE is ${STATES}.`
          )
        }),
  }
}

/** What the name of a state does not say by itself. */
const STATE_MEANINGS: Readonly<Partial<Record<FeedState, string>>> = {
  in_stock: 'for sale',
  hidden: 'not on the website',
}
/** A column with more unknown phrases holds something else than states. */
const MOST_PHRASES = 20
const STATES = `${FEED_STATES.slice(0, -1).map(stateText).join(', ')} or ${FEED_STATES.slice(-1).map(stateText).join('')}`

function stateText(state: FeedState): string {
  const meaning = STATE_MEANINGS[state]
  return meaning === undefined ? state : `${state} (${meaning})`
}

/** In single quotes a shell changes nothing. */
function shellWord(phrase: string): string {
  return `'${phrase.replaceAll("'", `'\\''`)}'`
}
