import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import type { Block } from '#site/options/blocks.ts'
import type { BlockView, FormPageBlocks } from '#views/block/block-view.ts'
import { carsToldApart } from '#views/block/cars-told-apart.ts'
import { formBlock } from '#views/block/form-block.ts'
import { peopleBlock } from '#views/block/people-block.ts'
import { questionsBlock } from '#views/block/questions-block.ts'
import { textBlock } from '#views/block/text-block.ts'
import { videoBlock } from '#views/block/video-block.ts'
import { showStockBlock } from '../listing/show-stock-block.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'
import { answerTime } from './show-answerer.ts'

/** Blocks that a site filled itself, as finished values; without those that have nothing to show today. */
export async function showBlocks(
  request: SiteRequest,
  blocks: readonly Block[],
  /** Number of the first block on its page. */
  first = 1,
): Promise<readonly BlockView[]> {
  const views = await Promise.all(blocks.map((block, index) => showBlock(request, block, first + index)))
  return carsToldApart<never>(views.filter((block) => block !== null)).blocks
}

/** B14: the blocks beside and below the form at a path. */
export async function showFormPageBlocks(request: SiteRequest, pathname: string): Promise<FormPageBlocks> {
  const page = LEAD_PAGE_PATHS[withoutEnd(pathname, '/', 1)]
  const { beside = [], below = [] } = (page && request.site.leads.blocks[page]) ?? {}
  const [shownBeside, shownBelow] = await Promise.all([
    showBlocks(request, beside),
    showBlocks(request, below, beside.length + 1),
  ])
  return { beside: shownBeside, below: shownBelow }
}

/** One block; null if it has nothing to show today. */
export async function showBlock(request: SiteRequest, block: Block, number: number): Promise<BlockView | null> {
  const { site, platform } = request
  switch (block.kind) {
    case 'text':
      return textBlock(block, site)
    case 'video':
      return videoBlock(block, site)
    case 'people':
      return peopleBlock(block, site, request.now, block.replyTime ? await answerTime(request) : null)
    case 'questions':
      return questionsBlock(block, site, number)
    case 'form':
      return formBlock(block, site)
    case 'stock':
      return orWithoutSearch(platform, () => showStockBlock(request, block), null)
  }
}
