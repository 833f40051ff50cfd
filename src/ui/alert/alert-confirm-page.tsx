import type { AlertConfirmView } from '#views/alert/alert-confirm-view.ts'
import { Button } from '../elements/button.tsx'
import { AlertMessage } from './alert-message.tsx'

/** ALERT-1: the page of the mail's link. The button confirms, so that a mail reader that follows links does not. */
export function AlertConfirmPage({ view }: { readonly view: AlertConfirmView }) {
  return (
    <AlertMessage heading={view.heading}>
      <p className="text-lg font-semibold">{view.label}</p>
      <p className="text-lg">{view.text}</p>
      {view.button ? (
        <form method="post">
          <Button type="submit" size="large">
            {view.button}
          </Button>
        </form>
      ) : null}
      <p className="flex flex-wrap gap-x-6">
        <a className="link inline-flex min-h-11 items-center" href={view.back.href}>
          {view.back.label}
        </a>
        <a className="link inline-flex min-h-11 items-center" href={view.end.href}>
          {view.end.label}
        </a>
      </p>
    </AlertMessage>
  )
}
