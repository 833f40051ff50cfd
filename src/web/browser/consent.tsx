import { useEffect, useRef } from 'react'
import type { SiteTags } from '#domain/visitor/site-tags.ts'
import { ConsentPanel } from '#ui/consent/consent-panel.tsx'
import { useCookieAnswer } from '#ui/consent/cookie-answer-store.ts'
import { policyLink } from '#ui/layout/policy-link.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { atSignOfLife } from './happened.ts'

export interface ConsentProps {
  readonly site: SiteView
  readonly tags: SiteTags
}

/**
 * D-62: asks if there is no answer yet, and loads the tags after a yes: at once if it was just given, else at the
 * visitor's first action (FIELD-5). Withdrawing the yes ends them.
 */
export function Consent({ site, tags }: ConsentProps) {
  const answer = useCookieAnswer(tags)
  const before = useRef(answer)
  useEffect(() => {
    const was = before.current
    before.current = answer
    if (was === 'accepted' && answer !== 'accepted') withTags(({ endTags }) => endTags())
    if (answer !== 'accepted') return
    const load = () => withTags(({ loadTags }) => loadTags(tags))
    if (was === 'accepted') return atSignOfLife(load)
    load()
  }, [answer, tags])
  return answer === null ? <ConsentPanel tags={tags} policyHref={policyLink(site)?.href ?? null} /> : null
}

type Tags = typeof import('./load-tags.ts')

function withTags(run: (tags: Tags) => void): void {
  import('./load-tags.ts').then(run, () => {})
}
