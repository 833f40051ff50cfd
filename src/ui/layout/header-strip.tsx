import type { FrameView } from '#views/site/site-view.ts'
import { GroupLogo } from './group-logo.tsx'
import { Promises } from './phone-menu.tsx'
import { StripLocations } from './strip-locations.tsx'
import { StripPhones } from './strip-phones.tsx'

interface HeaderStripProps {
  readonly site: FrameView
  readonly className: string
  readonly linkClassName: string
}

/**
 * The strip over a wide screen's header: promises, Service phone, Locations, the dealer group (SITE-8). The Sales number is in
 * the bar below.
 */
export function HeaderStrip({ site, className, linkClassName }: HeaderStripProps) {
  const { strip } = site
  if (!strip) return null
  return (
    <div className={`header-strip ${className}`}>
      <div className="container">
        <Promises site={site} />
        <StripPhones strip={strip} className={linkClassName} overBar />
        <StripLocations locations={site.stripLocations} className={linkClassName} />
        <GroupLogo site={site} />
      </div>
    </div>
  )
}
