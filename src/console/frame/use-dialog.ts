import { type RefObject, useEffect, useRef } from 'react'

/** A dialog over the page, open as long as it is rendered. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return dialog
}
