import { isTakenStatus, statusOf } from '../car/words.ts'

/** A8: what the status of a car in a feed may mean. */
export const FEED_STATES = ['in_stock', 'coming_soon', 'reserved', 'sold', 'hidden'] as const
export type FeedState = (typeof FEED_STATES)[number]

/** What a dealer said that phrases of a feed mean, by the phrase as the feed has it. */
export type StatusWords = Readonly<Record<string, FeedState>>

/** A longer text is no status, so nobody is asked what it means. */
export const LONGEST_PHRASE = 100

/** A8: the state that a phrase means: the dealer's own answer, else ours. Null: nobody has said. */
export function feedStateOf(phrase: string, answers: StatusWords = {}): FeedState | null {
  const key = phraseKey(phrase)
  const answer = Object.entries(answers).find(([each]) => phraseKey(each) === key)
  return answer?.[1] ?? (isTakenStatus(phrase) ? 'reserved' : statusOf(phrase))
}

/** The answers with one more; a phrase has one answer, however it is written. */
export function withAnswer(answers: StatusWords, phrase: string, state: FeedState): StatusWords {
  const others = Object.entries(answers).filter(([each]) => phraseKey(each) !== phraseKey(phrase))
  return { ...Object.fromEntries(others), [phrase]: state }
}

/** Phrases are one where letters and digits of any script are equal: 'On Hold' and 'ON-HOLD!'. */
export function phraseKey(phrase: string): string {
  return phrase.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || phrase.trim()
}
