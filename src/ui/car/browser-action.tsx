import { useState } from 'react'
import type { CardButton } from '#views/card/car-actions.ts'
import * as words from '#words/car.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { shareAddress } from '../elements/share-address.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useWords } from '../use-words.ts'

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
  const t = useWords()
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
    else
      setDone(
        (await shareAddress(title, `${location.origin}${location.pathname}`, action.href)) ? t(words.linkCopied) : '',
      )
  }
  return (
    <Button kind="outline" className="w-full" onClick={() => void press()}>
      <span aria-live="polite">{done || action.label}</span>
    </Button>
  )
}
