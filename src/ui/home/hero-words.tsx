import type { HeroSlideView } from '#views/home/hero-slides.ts'
import { Icon } from '../elements/icon.tsx'

interface HeroWordsProps {
  readonly slide: HeroSlideView
  readonly className: string
  readonly linkClassName: string
}

/** Text of a slide: the page's heading, or a smaller one, and the link (SITE-12). */
export function HeroWords({ slide, className, linkClassName }: HeroWordsProps) {
  const Heading = slide.main ? 'h1' : 'h2'
  return (
    <div className={`hero-words ${className}`}>
      <Heading className="hero-title">{slide.title}</Heading>
      {slide.text ? <p className="hero-text">{slide.text}</p> : null}
      <p>
        <a href={slide.link.href} className={`hero-link ${linkClassName}`}>
          {slide.link.label}
          <Icon name="arrow" />
        </a>
      </p>
    </div>
  )
}
