import { useState } from 'react'
import type { CardButton } from '#views/vehicle/car-actions.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** What a browser does itself. Until it can, sharing is a letter with the address; paper waits. */
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

/** The phone's own sheet where there is one, else the address on the clipboard, else a letter. Gives what to say then. */
async function share(title: string, letter: string): Promise<string> {
  const url = `${location.origin}${location.pathname}`
  if (typeof navigator.share === 'function') {
    // Refused when the visitor closes the sheet; nothing is lost.
    await navigator.share({ title, url }).catch(() => undefined)
    return ''
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    // The browser keeps its clipboard shut.
    location.assign(letter)
    return ''
  }
}
