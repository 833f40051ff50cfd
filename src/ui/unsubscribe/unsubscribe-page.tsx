import { Button } from '../elements/button.tsx'

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
  return (
    <main id="content" className="container py-16 sm:py-24">
      <div className="max-w-xl">
        <h1 className="text-4xl sm:text-5xl">{ended ? 'You are unsubscribed' : 'Unsubscribe'}</h1>
        {ended ? (
          <>
            <p className="mt-6 text-lg">{`${siteName} won’t send any more offers or updates to ${email}.`}</p>
            <p className="mt-4 text-muted">We’ll still reply to any enquiries you’ve made.</p>
            <p className="mt-8">
              <a href="/search">Back to our stock</a>
            </p>
          </>
        ) : (
          <form method="post" className="mt-6">
            <p className="text-lg">{`Stop offers and updates from ${siteName} to ${email}?`}</p>
            <p className="mt-8">
              <Button type="submit">Unsubscribe</Button>
            </p>
          </form>
        )}
      </div>
    </main>
  )
}
