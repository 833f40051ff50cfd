import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../elements/icon.tsx'

/**
 * FORM-1: a form over the page. The browser traps the focus, and Escape closes it; without JavaScript it is a normal
 * part of the page (lead-form.css). The back button closes it because it has its own address.
 */
export function FormDialog({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    // Rendered open for browsers without JavaScript; an open dialog cannot become modal.
    element?.removeAttribute('open')
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, which the browser itself serves.
    <dialog
      ref={dialog}
      open
      aria-labelledby="enquiry-heading"
      className="lead-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <p className="lead-dialog-close">
        <button type="button" className="m-2 flex size-11 items-center justify-center" onClick={onClose}>
          <Icon name="close" className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </p>
      {children}
    </dialog>
  )
}
