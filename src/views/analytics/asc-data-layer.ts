import type { AscEvent, AscPage } from './asc-event.ts'
import type { AscItem } from './asc-item.ts'
import type { PageType } from './asc-vocabulary.ts'

/** FIELD-2: `window.asc_datalayer`, which vendors' tools read: facts about the page, and the events so far. */
export interface AscDataLayer extends AscPageFacts {
  /** As in `window.dataLayer`. */
  readonly events: AscEvent[]
}

interface AscPageFacts {
  /** The site's GA4 measurement ids; a vendor's tool sends its own events there too. */
  readonly measurement_ids: readonly string[]
  readonly store_name: string
  /** Issued by each manufacturer; sites have no option for it. */
  readonly oem_code: 'unknown'
  readonly oem_brand: string
  /** The company behind the site. */
  readonly affiliation: string
  /** 'en-AU' */
  readonly language: string
  /** 'AUD' */
  readonly currency: string
  readonly page_type: PageType
  /** The car of a vehicle page. */
  readonly items: readonly AscItem[]
}

/** Site fields that the data layer needs. */
export interface AscSite {
  readonly name: string
  readonly legal: { readonly name: string }
  readonly manufacturer: string | null
  readonly language: string
  readonly currency: string
  readonly tags: { readonly ga4: string | null } | null
}

/** FIELD-2: the facts in `window.asc_datalayer` about the current page. */
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
