import type { BlockView } from '#views/block/block-view.ts'
import styles from './blocks.css?url'
import { LateFormBlock } from './late-form-block.tsx'
import { PeopleBlock } from './people-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { StockBlock } from './stock-block.tsx'
import { TextBlock } from './text-block.tsx'
import { VideoBlock } from './video-block.tsx'

/** A block that the site filled itself. Its stylesheet loads only where there is one. */
export function FreeBlock({ block, beside = false }: { readonly block: BlockView; readonly beside?: boolean }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="site" />
      <BlockOfKind block={block} beside={beside} />
    </>
  )
}

/** `beside`: in the narrow column next to a form. */
function BlockOfKind({ block, beside }: { readonly block: BlockView; readonly beside: boolean }) {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} beside={beside} />
    case 'video':
      return <VideoBlock block={block} beside={beside} />
    case 'people':
      return <PeopleBlock block={block} beside={beside} />
    case 'questions':
      return <QuestionsBlock block={block} beside={beside} />
    case 'form':
      return <LateFormBlock block={block} />
    case 'stock':
      return <StockBlock block={block} beside={beside} />
  }
}

/** A page's blocks, in its order. */
export function FreeBlocks({
  blocks,
  beside = false,
}: {
  readonly blocks: readonly BlockView[]
  readonly beside?: boolean
}) {
  return blocks.map((block, index) => (
    // The blocks of a page are the same for all visitors, so their positions name them.
    <FreeBlock key={String(index)} block={block} beside={beside} />
  ))
}
