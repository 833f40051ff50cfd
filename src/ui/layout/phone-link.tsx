import type { ComponentProps } from 'react'
import type { PhoneView } from '#views/site/site-view.ts'

/** A link that calls a number. On a car's page it is masked until `useRevealingLinks` reveals it (PHONE-1). */
export function PhoneLink({ phone, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly phone: PhoneView }) {
  return <a href={phone.tel} {...revealing(phone.reveals)} {...rest} />
}

/** Marks a link as one that `useRevealingLinks` answers. */
export function revealing(reveals = false): { readonly 'data-reveal'?: '' } {
  return reveals ? { 'data-reveal': '' } : {}
}
