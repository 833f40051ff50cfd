import { useState } from 'react'
import type { CardButton } from '#views/vehicle/car-actions.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** Share and print buttons. Before hydration, sharing is a mailto link with the address, and printing is hidden. */
export function BrowserAction({
  does,
  action,
  title,
}: {
  readonly does: 'share' | 'print'
  readonly action: CardButton
  readonly title: string
}) {
  const hydrated = useHydrated()
  const [done, setDone] = useState('')
  if (!hydrated)
    return (
      <ButtonLink kind="outline" href={action.href} className={`w-full ${does === 'print' ? 'no-script:hidden' : ''}`}>
        {action.label}
      </ButtonLink>
    )
  const press = async () => {
    if (does === 'print') window.print()
    else setDone(await share(title, action.href))
  }
  return (
    <Button kind="outline" className="w-full" onClick={() => void press()}>
      <span aria-live="polite">{done || action.label}</span>
    </Button>
  )
}

/**
 * Opens the phone's share dialog if there is one, else copies the address to the clipboard, else opens a mail. Returns
 * a message to show.
 */
async function share(title: string, letter: string): Promise<string> {
  const url = `${location.origin}${location.pathname}`
  if (typeof navigator.share === 'function') {
    // Rejects when the visitor closes the dialog, which is fine.
    await navigator.share({ title, url }).catch(() => undefined)
    return ''
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    // The browser denies access to the clipboard.
    location.assign(letter)
    return ''
  }
}
