import { type ReactNode, useId } from 'react'
import { Icon } from '../elements/icon.tsx'

interface HomeSectionProps {
  readonly title: string
  /** Link to more. */
  readonly more?: { readonly label: string; readonly href: string }
  readonly className?: string
  readonly children: ReactNode
}

/** A section of the home page under its heading. */
export function HomeSection({ title, more, className = '', children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`home-section ${className}`}>
      <div className="home-section-head">
        <h2 id={id}>{title}</h2>
        {more ? (
          <a href={more.href} className="more-link">
            {more.label}
            <Icon name="arrow" className="size-5" />
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}
