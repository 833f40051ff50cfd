import { type SiteTags, tagsText } from '#domain/visitor/site-tags.ts'
import * as words from '#words/consent.ts'
import { useWords } from '../use-words.ts'
import { CookieButtons } from './cookie-buttons.tsx'
import './consent.css'

/** D-62: asks once whether the site's tags may load. The page can be used without an answer, and no answer counts as no. */
export function ConsentPanel({ tags, policyHref }: { readonly tags: SiteTags; readonly policyHref: string | null }) {
  const t = useWords()
  return (
    <section className="consent" aria-label={t(words.cookies)}>
      <p>
        {t(words.useTagsSeeWhich, { tags: tagsText(tags) })}
        {policyHref === null ? null : (
          <>
            {' '}
            <a href={policyHref} className="link">
              {t(words.privacyPolicy)}
            </a>
          </>
        )}
      </p>
      <CookieButtons tags={tags} />
    </section>
  )
}
