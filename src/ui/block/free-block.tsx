import type { BlockView } from '#views/block/block-view.ts'
import styles from './blocks.css?url'
import { LateFormBlock } from './late-form-block.tsx'
import { PeopleBlock } from './people-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { StockBlock } from './stock-block.tsx'
import { TextBlock } from './text-block.tsx'
import { VideoBlock } from './video-block.tsx'

interface FreeBlockProps {
  readonly block: BlockView
  /** In the narrow column next to a form. */
  readonly beside?: boolean
  /** Whether a row of cars is the first on the page. */
  readonly isFirstStock?: boolean
}

/** A block that the site filled itself. Its stylesheet loads only where there is one. */
export function FreeBlock({ block, beside = false, isFirstStock = true }: FreeBlockProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="site" />
      <BlockOfKind block={block} beside={beside} isFirstStock={isFirstStock} />
    </>
  )
}

function BlockOfKind({ block, beside, isFirstStock }: Required<FreeBlockProps>) {
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
      return <StockBlock block={block} beside={beside} isFirst={isFirstStock} />
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
  const firstStock = blocks.findIndex(({ kind }) => kind === 'stock')
  return blocks.map((block, index) => (
    // The blocks of a page are the same for all visitors, so their positions name them.
    <FreeBlock key={String(index)} block={block} beside={beside} isFirstStock={index === firstStock} />
  ))
}
