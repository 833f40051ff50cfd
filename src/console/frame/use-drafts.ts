import { useCallback, useEffect, useState } from 'react'
import { draftsOf, endDraft, endDrafts, keepDraft } from '../browser/drafts.ts'
import type { TypedForm } from '../parts/form/typed-form.ts'
import type { Shown } from '../shown.ts'

export interface Drafts {
  /** Of this person and site, wherever their forms are. */
  readonly found: readonly TypedForm[]
  readonly end: (draft: TypedForm) => void
}

/** STAFF-10: keeps what a person types as drafts, and finds those that they left. */
export function useDrafts({ mark }: Pick<Shown, 'mark'>): Drafts {
  const [found] = useState(() => (mark === null || typeof window === 'undefined' ? [] : draftsOf(mark, Date.now())))
  useEffect(() => {
    if (mark === null) return undefined
    const keep = ({ target }: Event) => {
      const form = target instanceof Element && 'form' in target ? target.form : null
      if (form instanceof HTMLFormElement && form.getAttribute('method') === 'post' && form.dataset['draft'] !== 'none')
        keepDraft(mark, form, Date.now())
    }
    const leave = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.getAttribute('action') === '/sign-out') endDrafts(mark)
    }
    document.addEventListener('input', keep)
    document.addEventListener('submit', leave)
    return () => {
      document.removeEventListener('input', keep)
      document.removeEventListener('submit', leave)
    }
  }, [mark])
  const end = useCallback(({ path, about = '' }: TypedForm) => mark !== null && endDraft(mark, path, about), [mark])
  return { found, end }
}
