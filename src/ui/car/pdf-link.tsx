import { type MouseEvent, useState } from 'react'
import type { CardButton } from '#views/vehicle/car-actions.ts'
import { ButtonLink } from '../elements/button.tsx'
import { downloadPdf } from './download-pdf.ts'

/** CAR-8: an ordinary download link; with JavaScript the page stays, shows progress, and alerts errors. */
export function PdfLink({ action }: { readonly action: CardButton }) {
  const [busy, setBusy] = useState(false)
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const fault = await downloadPdf(action.href)
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
      <span aria-live="polite">{busy ? 'Creating the PDF' : action.label}</span>
    </ButtonLink>
  )
}
