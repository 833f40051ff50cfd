import { namedTags, type SiteTags } from './site-tags.ts'

/** What a visitor said to the site's tags. */
export type CookieAnswer = 'accepted' | 'declined'

/** The answer as the browser stores it: with the tags that it is about. */
export function answerText(answer: CookieAnswer, tags: SiteTags): string {
  return [answer, ...namedTags(tags)].join(' ')
}

/** LAW-4: the answer as it was stored; null where there is none, or where the site has named another tag since. */
export function answerOf(text: string | null, tags: SiteTags): CookieAnswer | null {
  const [answer, ...about] = (text ?? '').split(' ')
  if (answer !== 'accepted' && answer !== 'declined') return null
  return namedTags(tags).every((tag) => about.includes(tag)) ? answer : null
}
