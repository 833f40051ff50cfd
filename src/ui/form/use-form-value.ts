import { type RefObject, useEffect, useState } from 'react'

/** The current value of a field in the form around an element; '' if the form has no such field. */
export function useFormValue(inside: RefObject<HTMLElement | null>, name: string): string {
  const [value, setValue] = useState('')
  useEffect(() => {
    const form = inside.current?.closest('form')
    const read = () => setValue(String((form && new FormData(form).get(name)) ?? ''))
    read()
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  }, [inside, name])
  return value
}
