import { type SiteTags, tagsText } from '#domain/visitor/site-tags.ts'
import * as words from '#words/consent.ts'
import { useWords } from '../use-words.ts'
import { CookieButtons } from './cookie-buttons.tsx'

/** D-62: changes the answer to the site's tags, on the page that shows what the browser stores. */
export function CookieSettings({ tags }: { readonly tags: SiteTags }) {
  const t = useWords()
  return (
    <div className="cookie-settings grid gap-2 no-script:hidden">
      <p>{t(words.cookiesComeFromTags, { tags: tagsText(tags) })}</p>
      <CookieButtons tags={tags} />
    </div>
  )
}
