import { FEED_STATES, LONGEST_PHRASE, phraseKey } from '#domain/feed/feed-state.ts'

/** A8: phrases of a file for the state of a car that nobody has told us the meaning of, each once. */
export interface StatusQuestions {
  note(phrase: string | null): void
  /** A question for the report for each phrase, the most frequent first. */
  notices(): readonly string[]
}

/** `isKept`: the feed is one of the site's, so that a command can answer; otherwise its mapping file can. */
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
            ? `forecourt feeds status-word --site ${siteSlug} --feed ${feed} ${shellWord(phrase)} STATE`
            : `"statusWords": { ${JSON.stringify(phrase)}: "STATE" } in the feed’s mapping`
          return (
            `The feed says “${phrase}” of ${cars === 1 ? 'one car' : `${cars.toLocaleString('en-AU')} cars`}, and we don’t know what that means. ` +
            `Answer once with ${how}, where STATE is ${STATES}.`
          )
        }),
  }
}

/** A column with more unknown phrases holds something else than states. */
const MOST_PHRASES = 20
const STATES = `${FEED_STATES.slice(0, -1).join(', ')} or ${FEED_STATES.at(-1)}`

/** In single quotes a shell changes nothing. */
function shellWord(phrase: string): string {
  return `'${phrase.replaceAll("'", `'\\''`)}'`
}
