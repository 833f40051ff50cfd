import { type SiteTags, tagsText } from '#domain/visitor/site-tags.ts'
import { CookieButtons } from './cookie-buttons.tsx'

/** D-62: changes the answer to the site's tags, on the page that shows what the browser stores. */
export function CookieSettings({ tags }: { readonly tags: SiteTags }) {
  return (
    <div className="cookie-settings grid gap-2 no-script:hidden">
      <p>The cookies come from {tagsText(tags)}. You can change your answer at any time.</p>
      <CookieButtons tags={tags} />
    </div>
  )
}
