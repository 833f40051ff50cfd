import type { FaqGroup } from '#domain/faq.ts'
import { type FindPicture, isCallToAction, markdownToHtml } from './markdown-to-html.ts'

export interface RenderedMarkdown {
  readonly html: string
  /** The headings of the second level, by the ids that they have in the HTML. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Where its links lead, refused ones left out. */
  readonly links: readonly string[]
  /** Links that could run something or lead who knows where; their words stay. */
  readonly refused: readonly string[]
}

export interface RenderedFaq extends RenderedMarkdown {
  /** In `html` is what stands before the first question. */
  readonly groups: readonly FaqGroup[]
  /** Calls to action, which stand after all answers. */
  readonly closing: string
}

/** Markdown as HTML that may stand on a dealer's page (CONTENT-1, markdown-to-html.ts). */
export function renderMarkdown(markdown: string, findPicture: FindPicture = () => null): RenderedMarkdown {
  const { lex, html, sections, links, refused } = markdownToHtml(findPicture)
  return { html: html(lex(markdown)), sections, links, refused }
}

/** CONTENT-3: Markdown whose headings of the third level are questions, with what follows each as its answer. */
export function renderFaq(markdown: string, findPicture: FindPicture): RenderedFaq {
  const { lex, html, freshId, words, sections, links, refused } = markdownToHtml(findPicture)
  const groups: { id: string | null; title: string | null; questions: FaqGroup['questions'][number][] }[] = []
  let before = ''
  let closing = ''
  for (const token of lex(markdown)) {
    const last = groups.at(-1)
    const question = last?.questions.at(-1)
    if (token.type === 'heading' && token.depth <= 2) {
      const title = words(token.tokens ?? [])
      const id = freshId(title)
      sections.push({ id, title })
      groups.push({ id, title, questions: [] })
    } else if (token.type === 'heading' && token.depth === 3) {
      const asked = words(token.tokens ?? [])
      const into = last ?? { id: null, title: null, questions: [] }
      if (last === undefined) groups.push(into)
      into.questions.push({ id: freshId(asked), question: asked, html: '' })
    } else if (token.type === 'blockquote' && isCallToAction(token.tokens)) closing += html([token])
    else if (last && question)
      last.questions[last.questions.length - 1] = { ...question, html: question.html + html([token]) }
    else before += html([token])
  }
  return {
    html: before,
    sections,
    links,
    refused,
    groups: groups.filter(({ questions }) => questions.length > 0),
    closing,
  }
}
