import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { KEY_ACTS } from './key-acts.ts'
import { areKeysOn } from './keys-switch.ts'

export type FrameDialog = 'find' | 'keys'

/** INBOX-5: the keys of the console. Off while a person types in a field, and in a browser where they were switched off. */
export function useKeys(open: (dialog: FrameDialog) => void): void {
  const navigate = useNavigate()
  const acts = useRef<typeof KEY_ACTS>(null)
  useEffect(() => {
    // What keys do is loaded after the page, which does not wait for it; a key that was pressed before does it then.
    const loading = import('./key-acts.ts').then((loaded) => {
      acts.current = loaded.KEY_ACTS
      return loaded.KEY_ACTS
    })
    const act = (key: string) => {
      if (acts.current) acts.current[key]?.(navigate)
      else void loading.then((all) => all[key]?.(navigate))
    }
    const press = (event: KeyboardEvent) => {
      const isControl = event.ctrlKey || event.metaKey
      if (isControl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        // Open already: what is typed in it stays.
        if (document.querySelector('.palette[open]') === null) open('find')
        return
      }
      if (isControl && event.key === 'Enter') return send(event)
      if (isControl || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (event.key === '?') open('keys')
      else if (areKeysOn() && SINGLE.includes(event.key)) act(event.key)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, navigate])
}

/** Keys that do something on a page of leads or stock. */
const SINGLE = ['j', 'k', 'a', 'r', 't', 'n', 'e', 'x', '/']

/** Ctrl Enter sends the form that the cursor is in. */
function send(event: KeyboardEvent): void {
  const form = event.target instanceof HTMLTextAreaElement ? event.target.form : null
  if (form === null) return
  event.preventDefault()
  form.requestSubmit()
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
