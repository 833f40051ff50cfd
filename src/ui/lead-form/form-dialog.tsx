import { type ReactNode, useEffect, useRef } from 'react'
import * as words from '#words/lead-form.ts'
import { focusWords } from '../elements/focus-words.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/**
 * FORM-1: a form in a modal dialog. The browser traps the focus and closes it on Escape. It has its own address, so
 * Back closes it too. Without JavaScript it is an ordinary part of the page (form-dialog.css).
 */
export function FormDialog({
  onClose,
  labelledBy = 'enquiry-heading',
  children,
}: {
  readonly onClose: () => void
  /** Id of its heading. */
  readonly labelledBy?: string
  readonly children: ReactNode
}) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    // The dialog is rendered open for browsers without JavaScript, but showModal() fails on an open one.
    element?.removeAttribute('open')
    element?.showModal()
    // The heading says what opened; the browser would begin at 'Close'.
    focusWords(document.getElementById(labelledBy))
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [labelledBy])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it with Escape, which the browser handles.
    <dialog
      ref={dialog}
      open
      aria-labelledby={labelledBy}
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
          <span className="sr-only">{t(words.close)}</span>
        </button>
      </p>
      {children}
    </dialog>
  )
}
