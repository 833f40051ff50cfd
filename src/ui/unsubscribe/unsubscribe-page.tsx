import * as words from '#words/unsubscribe.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'

export interface UnsubscribePageProps {
  readonly siteName: string
  /** Masked. */
  readonly email: string
  readonly ended: boolean
}

/**
 * LAW-4: asks for confirmation, so that a mail reader that follows links unsubscribes nobody, and confirms when done.
 */
export function UnsubscribePage({ siteName, email, ended }: UnsubscribePageProps) {
  const t = useWords()
  return (
    <main id="content" className="container py-12 sm:py-16">
      <div className="max-w-xl">
        <h1 className="text-4xl sm:text-5xl">{ended ? t(words.youAreUnsubscribed) : t(words.unsubscribe)}</h1>
        {ended ? (
          <>
            <p className="mt-6 text-lg">{t(words.siteNameSendAnyMore, { siteName, email })}</p>
            <p className="mt-4 text-muted">{t(words.stillReplyAnyEnquiries)}</p>
            <p className="mt-8">
              <a href="/search">{t(words.backStock)}</a>
            </p>
          </>
        ) : (
          <form method="post" className="mt-6">
            <p className="text-lg">{t(words.stopOffersUpdatesFrom, { siteName, email })}</p>
            <p className="mt-8">
              <Button type="submit">{t(words.unsubscribe)}</Button>
            </p>
          </form>
        )}
      </div>
    </main>
  )
}
