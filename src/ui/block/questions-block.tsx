import type { QuestionsBlockView } from '#views/block/questions-block.ts'
import { Questions } from '../elements/accordion.tsx'
import { BlockSection } from './block-section.tsx'

/** Questions that open. Their styles are those of other pages, which a home page with questions loads as well. */
export function QuestionsBlock({ block, beside }: { readonly block: QuestionsBlockView; readonly beside: boolean }) {
  const { kind, heading, text, questions } = block
  return (
    <BlockSection kind={kind} heading={heading} text={text} beside={beside} layout="split">
      <div className="block-main">
        <Questions questions={questions} heading="h3" />
      </div>
    </BlockSection>
  )
}
