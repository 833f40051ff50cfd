import type { ComponentProps } from 'react'

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'dark' | 'on-dark'

interface Look {
  readonly kind?: ButtonKind
  readonly size?: 'ordinary' | 'large'
}

/** The classes of a button, for any element. */
export function buttonClass({ kind = 'primary', size = 'ordinary' }: Look = {}, more = ''): string {
  return ['button', `button-${kind}`, size === 'large' ? 'button-large' : '', more].filter(Boolean).join(' ')
}

/** A button that does something on this page or sends its form. */
export function Button({ kind, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(lookOf(kind, size), className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonClass(lookOf(kind, size), className)} {...rest}>
      {children}
    </a>
  )
}

function lookOf(kind: ButtonKind | undefined, size: 'ordinary' | 'large' | undefined): Look {
  return { ...(kind ? { kind } : {}), ...(size ? { size } : {}) }
}
