import type { LeadPageName } from '#domain/route/lead-page-name.ts'
import { LEAD_PAGE_NAMES } from '#domain/route/lead-page-name.ts'
import type { ContentPage } from '../content/content-page.ts'
import type { Block } from '../options/blocks.ts'
import type { Site } from '../site.ts'
import type { SitePath } from '../site-fault.ts'

/** The blocks of one page that the site filled itself, each with its place in the site's files. */
export interface BlockList {
  /** The form page; null for the home page and pages that the dealer wrote. */
  readonly formPage: LeadPageName | null
  readonly blocks: readonly { readonly at: SitePath; readonly block: Block }[]
}

/** Every list of free blocks: the home page's, those of form pages, and those of pages. */
export function blockLists(
  { home, leads }: Pick<Site, 'home' | 'leads'>,
  pages: readonly Pick<ContentPage, 'name' | 'blocks'>[],
): readonly BlockList[] {
  const placed = (at: SitePath, blocks: readonly (Block | string)[]) =>
    blocks.flatMap((block, index) => (typeof block === 'string' ? [] : [{ at: [...at, index], block }]))
  return [
    { formPage: null, blocks: placed(['home', 'blocks'], home.blocks) },
    ...LEAD_PAGE_NAMES.map((name) => {
      const { beside = [], below = [] } = leads.blocks[name] ?? {}
      const at = ['leads', 'blocks', name]
      return { formPage: name, blocks: [...placed([...at, 'beside'], beside), ...placed([...at, 'below'], below)] }
    }),
    ...pages.flatMap(({ name, blocks }) =>
      blocks === null ? [] : [{ formPage: null, blocks: placed([`pages/${name}.json`, 'blocks'], blocks.blocks) }],
    ),
  ]
}
