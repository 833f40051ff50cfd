import type { FrameView } from '#views/site/site-view.ts'

interface LogoProps {
  readonly site: FrameView
  readonly on?: 'light' | 'dark'
  readonly className?: string
}

/** The dealer's logo as the way home. */
export function Logo({ site, on = 'light', className = '' }: LogoProps) {
  return (
    <a href="/" className={`flex min-h-11 shrink-0 items-center ${className}`}>
      {/* The header is a fragment, for which React must not write a preload link: it writes none for a picture element. */}
      <picture className="contents">
        <img
          src={on === 'dark' ? site.logo.onDark : site.logo.src}
          alt={`${site.name}, home`}
          width={200}
          height={48}
          // Asked for with the page's first files: how wide it is, and so where the menu begins, is known when it is there.
          fetchPriority="high"
          className="h-9 w-auto max-w-[12rem] object-contain object-left sm:h-11 sm:max-w-[15rem]"
        />
      </picture>
    </a>
  )
}
