import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { NEAR_FIELDS } from '#domain/listing/near.ts'
import { rangeFieldNames } from '#domain/listing/stock-query.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import type { ContentPage } from '../content/content-page.ts'
import { fillPlaceholders } from '../content/fill-placeholders.ts'
import type { Link } from '../content/link.ts'
import { renderMarkdown } from '../content/render-markdown.ts'
import { didYouMean } from '../nearest.ts'
import type { Block, BlockOf } from '../options/blocks.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'
import { type BlockList, blockLists } from './block-lists.ts'
import { unknownName } from './check.ts'

type Pages = readonly Pick<ContentPage, 'name' | 'blocks'>[]

/** What the shape of a block cannot say: its words, links and names. Each fault has its page, block and field. */
export function checkBlocks(site: Site, pages: Pages): readonly FoundFault[] {
  return blockLists(site, pages).flatMap((list) => [
    ...list.blocks.flatMap(({ at, block }) => faultsOf(block, at, site)),
    ...formFaults(list, site),
  ])
}

/** Targets of the blocks' links, with their places. */
export function blockLinks(site: Site, pages: Pages): readonly Link[] {
  return blockLists(site, pages).flatMap(({ blocks }) =>
    blocks.flatMap(({ at, block }) => [
      ...(block.kind === 'text' && block.href !== null ? [{ at: [...at, 'href'], href: block.href }] : []),
      ...wordsOf(block, at).flatMap((words) =>
        renderMarkdown(fillPlaceholders(words.text, site).text).links.map((href) => ({ at: words.at, href })),
      ),
    ]),
  )
}

function faultsOf(block: Block, at: SitePath, site: Site): readonly FoundFault[] {
  return [
    ...wordsOf(block, at).flatMap((words) => wordFaults(words, site)),
    ...(block.kind === 'text' && (block.button === null) !== (block.href === null)
      ? [fault([...at, block.button === null ? 'button' : 'href'], 'is missing: button and href come together')]
      : []),
    ...(block.kind === 'stock' ? listingFaults(block, at) : []),
    ...(block.kind === 'people' ? locationFaults(block, at, site) : []),
  ]
}

interface Words {
  readonly at: SitePath
  readonly text: string
}

/** The Markdown of a block. */
function wordsOf(block: Block, at: SitePath): readonly Words[] {
  return [
    ...(block.text === null ? [] : [{ at: [...at, 'text'], text: block.text }]),
    ...(block.kind === 'questions'
      ? block.questions.map(({ answer }, index) => ({ at: [...at, 'questions', index, 'answer'], text: answer }))
      : []),
  ]
}

function wordFaults({ at, text }: Words, site: Site): readonly FoundFault[] {
  const filled = fillPlaceholders(text, site)
  return [
    ...filled.faults.map(({ reason, hint }) => fault(at, reason, hint)),
    ...renderMarkdown(filled.text).refused.map((href) =>
      fault(at, `the link to "${href}" is refused: a link is a path of this site, #a-heading, https:, mailto: or tel:`),
    ),
  ]
}

/** A listing of this site: '/search' or below, with parameters that a listing reads. */
function listingFaults({ listing }: BlockOf<'stock'>, at: SitePath): readonly FoundFault[] {
  const { pathname, searchParams } = new URL(listing, 'https://any.example')
  const field = [...at, 'listing']
  if (pathname !== SEARCH_PATH && !pathname.startsWith(`${SEARCH_PATH}/`))
    return [fault(field, `"${pathname}" is no listing: copy its address from the browser, such as /search/ute-cars`)]
  return [...new Set(searchParams.keys())].flatMap((name) => {
    if (NOT_OF_A_BLOCK.includes(name)) return [fault(field, `a block of cars cannot have "${name}"`)]
    if (LISTING_PARAMETERS.includes(name)) return []
    return [fault(field, `a listing has no filter "${name}"`, didYouMean(name, LISTING_PARAMETERS))]
  })
}

const LISTING_PARAMETERS: readonly string[] = [
  'query',
  'sortBy',
  ...FACET_NAMES.flatMap((name) => [name, ...Object.values(rangeFieldNames(name))]),
]
/** The page, and the distance from a visitor's postcode. */
const NOT_OF_A_BLOCK: readonly string[] = ['page', ...Object.values(NEAR_FIELDS)]

function locationFaults({ people }: BlockOf<'people'>, at: SitePath, { locations }: Site): readonly FoundFault[] {
  const locationIds = locations.map(({ id }) => id)
  return people.flatMap(({ location }, index) =>
    location === null ? [] : unknownName([...at, 'people', index, 'location'], 'location', location, locationIds),
  )
}

/** A form needs its page, and a page has one form: two would share the names of their fields. */
function formFaults({ formPage, blocks }: BlockList, { leads }: Pick<Site, 'leads'>): readonly FoundFault[] {
  const forms = blocks.flatMap(({ at, block }) =>
    block.kind === 'form' ? [{ at: [...at, 'form'], name: block.form }] : [],
  )
  return forms.flatMap(({ at, name }, index) => {
    if (formPage !== null) return [fault(at, 'this page is a form already: put the block on another page')]
    if (index > 0) return [fault(at, 'the page has a form already: leave one of the two out')]
    const optional: readonly string[] = leads.pages
    if (optional.includes(name) || ALWAYS_THERE.includes(name)) return []
    return [fault(at, `the site leaves this form out: add "${name}" to leads.pages`)]
  })
}

/** Forms that no site can leave out. */
const ALWAYS_THERE: readonly string[] = ['finance', 'contact', 'test-drive']
