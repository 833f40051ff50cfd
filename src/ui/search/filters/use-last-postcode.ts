import { useEffect, useState } from 'react'
import type { NearView } from '#views/listing/near-view.ts'
import { forgetText, storedText, storeText } from '../../browser-storage/stored-items.ts'

/** The postcode that this browser last searched from; '' if there is none, and in the server's markup. */
export function useLastPostcode({ postcode, error }: NearView): { readonly postcode: string; forget(): void } {
  const [last, setLast] = useState('')
  useEffect(() => {
    if (postcode !== '' && error === null) keep(postcode)
    setLast(storedText('last-postcode') ?? '')
  }, [postcode, error])
  const forget = () => {
    keep('')
    setLast('')
  }
  return { postcode: last, forget }
}

function keep(postcode: string) {
  if (postcode === '') forgetText('last-postcode')
  else storeText('last-postcode', postcode)
}
