import { useEffect, useState } from 'react'
import type { NearView } from '#domain/stock/listing-view.ts'

const KEY = 'last-postcode'

/** The postcode that a visitor last measured from, in their own browser; '' before that and in the server's markup. */
export function useLastPostcode({ postcode, error }: NearView): { readonly postcode: string; forget(): void } {
  const [last, setLast] = useState('')
  useEffect(() => {
    if (postcode !== '' && error === null) keep(postcode)
    setLast(kept())
  }, [postcode, error])
  const forget = () => {
    keep('')
    setLast('')
  }
  return { postcode: last, forget }
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // The browser keeps nothing: then nothing is remembered.
    return ''
  }
}

function keep(postcode: string) {
  try {
    if (postcode === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, postcode)
  } catch {
    // As above.
  }
}
