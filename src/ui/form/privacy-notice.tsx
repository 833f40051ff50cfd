import { YOUR_DATA_PATH } from '#domain/paths.ts'
import type { PrivacyNotice as Notice } from '#views/lead-page/privacy-notice.ts'
import * as words from '#words/lead-form.ts'
import { useWords } from '../use-words.ts'

/** LAW-4: who collects the details, and a link to their privacy policy. */
export function PrivacyNotice({ notice }: { readonly notice: Notice }) {
  const t = useWords()
  return (
    <p className="mt-4 text-sm text-muted">
      {notice.text}{' '}
      <a className="underline" href={notice.href}>
        {notice.linkLabel}
      </a>
      {' · '}
      <a className="underline" href={YOUR_DATA_PATH}>
        {t(words.dataDevice)}
      </a>
    </p>
  )
}
