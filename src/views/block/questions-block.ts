import type { FaqGroup } from '#domain/faq.ts'
import { slugOf } from '#domain/slug.ts'
import { blockWords, optionalWords } from '#site/content/block-words.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'

/** Questions that open, as on an FAQ page (CONTENT-3). */
export interface QuestionsBlockView {
  readonly kind: 'questions'
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  readonly questions: FaqGroup['questions']
}

/** `number` is the block's on its page: with it, two blocks may ask the same. */
export function questionsBlock(block: BlockOf<'questions'>, site: Site, number: number): QuestionsBlockView {
  const { kind, heading } = block
  return {
    kind,
    heading,
    text: optionalWords(block.text, site),
    questions: block.questions.map(({ question, answer }, index) => ({
      id: `${slugOf(question) || 'question'}-${number}-${index + 1}`,
      question,
      html: blockWords(answer, site),
    })),
  }
}
