import { namedTags, type SiteTags } from './site-tags.ts'

/** A visitor's answer about the site's tags. */
export type CookieAnswer = 'accepted' | 'declined'

/** The answer as stored in the browser, with the tags it applies to. */
export function answerText(answer: CookieAnswer, tags: SiteTags): string {
  return [answer, ...namedTags(tags)].join(' ')
}

/** LAW-4: parses the stored answer; null if there is none, or if the site has added a tag since. */
export function answerOf(text: string | null, tags: SiteTags): CookieAnswer | null {
  const [answer, ...about] = (text ?? '').split(' ')
  if (answer !== 'accepted' && answer !== 'declined') return null
  return namedTags(tags).every((tag) => about.includes(tag)) ? answer : null
}
