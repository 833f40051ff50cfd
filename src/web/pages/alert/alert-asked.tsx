import { AlertMessage } from '#ui/alert/alert-message.tsx'

export function meta() {
  return [{ title: 'Check your email' }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  return (
    <AlertMessage heading="Check your email">
      <p className="text-lg">
        We’ve sent you a link. Open it to start the emails. Until then we won’t send you anything else.
      </p>
      <p className="text-muted">Nothing there after a few minutes? Look in your spam folder, or ask again.</p>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/search">
          Back to our stock
        </a>
      </p>
    </AlertMessage>
  )
}
