import type { MetaDescriptor } from 'react-router'

interface Described {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
}

/** Title, description and the one address of a page. */
export function directoryMeta({ metaTitle, metaDescription, canonical }: Described): MetaDescriptor[] {
  return [
    { title: metaTitle },
    { name: 'description', content: metaDescription },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}
