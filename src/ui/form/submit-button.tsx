import type { ReactNode } from 'react'
import { Button } from '../elements/button.tsx'

/** A form's button. While the form is sent it says so, also to a screen reader. */
export function SubmitButton({
  sending,
  busy,
  className,
  children,
}: {
  readonly sending: boolean
  /** What it says meanwhile. */
  readonly busy: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <>
      <Button type="submit" size="large" className={className} aria-disabled={sending}>
        {sending ? busy : children}
      </Button>
      <p className="sr-only" role="status">
        {sending ? busy : ''}
      </p>
    </>
  )
}
