import { type MouseEvent, useState } from 'react'
import type { CardButton } from '#views/card/car-actions.ts'
import * as words from '#words/car.ts'
import { ButtonLink } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'
import { downloadPdf } from './download-pdf.ts'

/** CAR-8: an ordinary download link; with JavaScript the page stays, shows progress, and alerts errors. */
export function PdfLink({ action }: { readonly action: CardButton }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const fault = await downloadPdf(action.href, t)
    setBusy(false)
    if (fault) alert(fault)
  }
  return (
    <ButtonLink
      kind="outline"
      href={action.href}
      className="w-full"
      aria-busy={busy}
      onClick={(event) => void press(event)}
    >
      <span aria-live="polite">{busy ? t(words.creatingThePdf) : action.label}</span>
    </ButtonLink>
  )
}
