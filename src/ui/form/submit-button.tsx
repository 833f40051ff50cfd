import type { ReactNode } from 'react'
import { Button } from '../elements/button.tsx'

/** A form's submit button. While sending it shows `busy`, also to screen readers. */
export function SubmitButton({
  sending,
  busy,
  className,
  children,
}: {
  readonly sending: boolean
  /** Label while sending. */
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
