import type { FrameView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'

/** The dated banner, during its period (SITE-10). */
export function SiteBanner({
  banner,
  className = '',
}: {
  readonly banner: FrameView['banner']
  readonly className?: string
}) {
  if (!banner) return null
  const look = `flex min-h-11 items-center justify-center gap-2 px-4 py-2 text-center text-[0.9375rem] font-semibold ${className}`
  if (!banner.href) return <p className={look}>{banner.text}</p>
  return (
    <a href={banner.href} className={`${look} underline-offset-4 hover:underline`}>
      {banner.text}
      <Icon name="arrow" className="size-4 shrink-0" />
    </a>
  )
}
