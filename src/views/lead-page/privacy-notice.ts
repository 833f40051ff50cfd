/** LAW-4: who collects the details of a form, why, and a link to the policy. */
export interface PrivacyNotice {
  readonly text: string
  readonly linkLabel: string
  readonly href: string
}

/** LAW-4: the notice before the button of every form. `purpose` is why the details are collected. */
export function privacyNotice(site: NoticeSite, purpose = 'to answer your enquiry'): PrivacyNotice {
  const collector = site.identity.legalName ?? site.name
  return {
    text: `${collector} collects these details ${purpose}.`,
    linkLabel: 'Privacy policy',
    href: site.legal.privacyPolicy,
  }
}

/** Site fields that the notice needs. A `Site` is one. */
export interface NoticeSite {
  readonly name: string
  readonly identity: { readonly legalName: string | null }
  readonly legal: { readonly privacyPolicy: string }
}
