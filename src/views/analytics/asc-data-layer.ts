import type { AscEvent, AscPage } from './asc-event.ts'
import type { AscItem } from './asc-item.ts'
import type { PageType } from './asc-vocabulary.ts'

/** What vendors read of a page from `window.asc_datalayer`, beside the events told so far (FIELD-2). */
export interface AscDataLayer extends AscPageFacts {
  /** As in `window.dataLayer`. */
  readonly events: AscEvent[]
}

interface AscPageFacts {
  /** The site's GA4 measurement ids: a vendor's tool sends its own events there too. */
  readonly measurement_ids: readonly string[]
  readonly store_name: string
  /** Given out by each manufacturer; no site says its own. */
  readonly oem_code: 'unknown'
  readonly oem_brand: string
  /** The company that the site is of. */
  readonly affiliation: string
  /** 'en-AU' */
  readonly language: string
  /** 'AUD' */
  readonly currency: string
  readonly page_type: PageType
  /** The car of a car's page. */
  readonly items: readonly AscItem[]
}

/** The site as its pages know it. */
export interface AscSite {
  readonly name: string
  readonly legal: { readonly name: string }
  readonly manufacturer: string | null
  readonly language: string
  readonly currency: string
  readonly tags: { readonly ga4: string | null } | null
}

/** FIELD-2: what `window.asc_datalayer` says of the page on screen. */
export function ascPageFacts(site: AscSite, { page_type }: AscPage, item: AscItem | null): AscPageFacts {
  const id = site.tags?.ga4 ?? null
  return {
    measurement_ids: id === null ? [] : [id],
    store_name: site.name,
    oem_code: 'unknown',
    oem_brand: site.manufacturer ?? 'unknown',
    affiliation: site.legal.name,
    language: site.language,
    currency: site.currency,
    page_type,
    items: item === null ? [] : [item],
  }
}
