/** LAW-4: who collects the details of a form, what for, and where the policy is. */
export interface PrivacyNotice {
  readonly text: string
  readonly linkLabel: string
  readonly href: string
}

/** LAW-4: stands on every form, before the button. */
export function privacyNotice(site: NoticeSite): PrivacyNotice {
  const collector = site.identity.legalName ?? site.name
  return {
    text: `${collector} collects these details to answer your enquiry.`,
    linkLabel: 'Privacy policy',
    href: site.legal.privacyPolicy,
  }
}

interface NoticeSite {
  readonly name: string
  readonly identity: { readonly legalName: string | null }
  readonly legal: { readonly privacyPolicy: string }
}
