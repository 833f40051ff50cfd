import { type ReactNode, useId } from 'react'
import { MoreLink } from '../elements/more-link.tsx'

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
        {more ? <MoreLink {...more} /> : null}
      </div>
      {children}
    </section>
  )
}
