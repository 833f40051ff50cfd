import { type ComponentType, useEffect, useState } from 'react'
import type { SiteView } from '#views/site/site-view.ts'
import type { ConsentProps } from './consent.tsx'

/** D-62: loads the cookie question after hydration; a site without tags does not have it. */
export function ConsentFrame({ site, tags }: { readonly site: SiteView; readonly tags: ConsentProps['tags'] }) {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null)
  useEffect(() => {
    // If the question cannot be loaded, no tag loads.
    import('./consent.tsx').then(
      ({ Consent }) => setConsent(() => Consent),
      () => {},
    )
  }, [])
  return Consent ? <Consent site={site} tags={tags} /> : null
}
