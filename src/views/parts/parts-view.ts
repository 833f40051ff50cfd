import { picture } from '#domain/car/car-picture.ts'
import { OPTIONAL_PAGE_PATHS } from '#domain/lead/form/lead-pages.ts'
import { fitText, PARTS_PATH, type Part } from '#domain/parts/part.ts'
import { partPrice } from '#domain/parts/part-price.ts'
import { PART_LISTS, type PartList, type PartsQuery } from '#domain/parts/parts-query.ts'
import { CONTACT_PATH } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { RegionCode } from '#domain/region.ts'
import type { OptionalLeadPage } from '#domain/route/lead-page-name.ts'
import type { FacetCount, SearchResult } from '#search/engine.ts'
import * as words from '#words/parts.ts'
import { say } from '#words/say.ts'
import { directoryFrame } from '../directory/directory-frame.ts'
import type { ChoiceListView, DirectoryView } from '../directory/directory-view.ts'

/** ROUTE-3: the parts search. */
export interface PartsView extends DirectoryView {
  readonly parts: readonly PartView[]
}

export interface PartView {
  readonly number: string
  readonly name: string
  readonly description: string | null
  readonly brand: string
  readonly category: string | null
  readonly fits: readonly string[]
  readonly price: string
  /** 'incl. GST' */
  readonly priceNote: string | null
  readonly picture: PictureView | null
  readonly enquireHref: string
}

interface PagesOption {
  readonly pages: readonly OptionalLeadPage[]
}

interface PartsPlace {
  readonly site: { readonly name: string; readonly region: RegionCode; readonly leads: PagesOption }
  readonly origin: string
  /** The whole catalogue. */
  readonly parts: readonly Part[]
}

/** ROUTE-3: the parts search. */
export function partsView(
  { hits, total, facets }: SearchResult<Part>,
  query: PartsQuery,
  { site, origin, parts }: PartsPlace,
): PartsView {
  const [first] = parts
  const enquiryPage = site.leads.pages.includes('parts') ? OPTIONAL_PAGE_PATHS.parts : CONTACT_PATH
  return {
    ...directoryFrame(
      {
        path: PARTS_PATH,
        heading: say(words.partsAndAccessories),
        introduction: say(words.searchPartNameVehicle),
        placeholder: first
          ? say(words.tryNameNumber, { name: first.name.toLowerCase(), number: first.number })
          : say(words.partNameNumber),
        noun: 'part',
        metaDescription: say(words.searchCountPartsAccessories, { count: parts.length, name: site.name }),
      },
      query,
      { total, lists: PART_LISTS.map((name) => list(name, facets[name] ?? [], query)) },
      { siteName: site.name, origin, canonicalPath: PARTS_PATH },
    ),
    parts: hits.map(({ stored }) => partView(stored, site.region, enquiryPage)),
  }
}

function partView(part: Part, region: RegionCode, enquiryPage: string): PartView {
  const { text, note } = partPrice(part.price, region)
  return {
    number: part.number,
    name: part.name,
    description: part.description,
    brand: part.brand,
    category: part.category,
    fits: part.fits.map(fitText),
    price: text,
    priceNote: note,
    picture: part.image === null ? null : picture(part.image, part.name),
    enquireHref: `${enquiryPage}?${new URLSearchParams({ part: part.number })}#enquire`,
  }
}

const labels = (): Readonly<Record<PartList, readonly [label: string, any: string]>> => ({
  make: [say(words.fits), say(words.anyMake)],
  category: [say(words.category), say(words.allCategories)],
  brand: [say(words.brand), say(words.allBrands)],
})

function list(name: PartList, counts: readonly FacetCount[], { values }: PartsQuery): ChoiceListView {
  const [label, anyLabel] = labels()[name]
  return {
    name,
    label,
    anyLabel,
    chosen: values[name] ?? '',
    values: counts
      .map(({ value, count }) => ({ value, label: value, count }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  }
}
