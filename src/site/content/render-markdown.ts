import type { FaqGroup } from '#domain/faq.ts'
import { type FindPicture, isCallToAction, markdownToHtml } from './markdown-to-html.ts'

export interface RenderedMarkdown {
  readonly html: string
  /** Second-level headings with their ids in the HTML. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Targets of its links, without refused ones. */
  readonly links: readonly string[]
  /** Unsafe links; only their text stays. */
  readonly refused: readonly string[]
}

export interface RenderedFaq extends RenderedMarkdown {
  /** Groups of questions; `html` holds the text before the first one. */
  readonly groups: readonly FaqGroup[]
  /** Calls to action, shown after all answers. */
  readonly closing: string
}

/** Converts Markdown to safe HTML for a dealer's page (CONTENT-1, markdown-to-html.ts). */
export function renderMarkdown(markdown: string, findPicture: FindPicture = () => null): RenderedMarkdown {
  const { lex, html, sections, links, refused } = markdownToHtml(findPicture)
  return { html: html(lex(markdown)), sections, links, refused }
}

/** CONTENT-3: converts Markdown whose third-level headings are questions, each followed by its answer. */
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
      const questionText = words(token.tokens ?? [])
      const into = last ?? { id: null, title: null, questions: [] }
      if (last === undefined) groups.push(into)
      into.questions.push({ id: freshId(questionText), question: questionText, html: '' })
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
