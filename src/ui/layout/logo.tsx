import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'

interface LogoProps {
  readonly site: FrameView
  readonly on?: 'light' | 'dark'
  readonly className?: string
}

/** The dealer's logo, a link to the home page. */
export function Logo({ site, on = 'light', className = '' }: LogoProps) {
  const t = useWords()
  const { src, width, height } = on === 'dark' ? site.logo.onDark : site.logo.onGround
  return (
    <a href="/" className={`flex min-h-11 shrink-0 items-center ${className}`}>
      {/* The header is a fragment, for which React must not write a preload link: it writes none for a picture element. */}
      <picture className="contents">
        <img
          src={src}
          alt={t(words.nameHome, { name: site.name })}
          width={width}
          height={height}
          // Loads with the page's first files: the position of the menu depends on its width.
          fetchPriority="high"
          className="h-9 w-auto max-w-[12rem] object-contain object-left sm:h-11 sm:max-w-[15rem]"
        />
      </picture>
    </a>
  )
}
