import { type SiteTags, tagsText } from '#domain/visitor/site-tags.ts'
import { CookieButtons } from './cookie-buttons.tsx'
import './consent.css'

/** D-62: asks once whether the site's tags may load. The page can be used without an answer, and no answer counts as no. */
export function ConsentPanel({ tags, policyHref }: { readonly tags: SiteTags; readonly policyHref: string | null }) {
  return (
    <section className="consent" aria-label="Cookies">
      <p>
        We use {tagsText(tags)} to see which pages and ads help people. Their cookies load only if you accept.
        {policyHref === null ? null : (
          <>
            {' '}
            <a href={policyHref} className="link">
              Privacy policy
            </a>
          </>
        )}
      </p>
      <CookieButtons tags={tags} />
    </section>
  )
}
