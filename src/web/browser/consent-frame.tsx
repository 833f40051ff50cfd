import { type ComponentType, useEffect, useState } from 'react'
import type { SiteView } from '#views/site/site-view.ts'
import type { ConsentProps } from './consent.tsx'

/** D-62: fetches the question about the site's tags once the page lives; a site without tags has no such frame. */
export function ConsentFrame({ site, tags }: { readonly site: SiteView; readonly tags: ConsentProps['tags'] }) {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null)
  useEffect(() => {
    // What cannot be fetched is not asked, and then nothing loads.
    import('./consent.tsx').then(
      ({ Consent }) => setConsent(() => Consent),
      () => {},
    )
  }, [])
  return Consent ? <Consent site={site} tags={tags} /> : null
}
