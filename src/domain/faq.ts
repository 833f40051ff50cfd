import type { StructuredData } from './breadcrumb.ts'

/** Questions under one heading of a page of questions (CONTENT-3). */
export interface FaqGroup {
  /** The heading's place on the page; both null for questions before any heading. */
  readonly id: string | null
  readonly title: string | null
  readonly questions: readonly FaqQuestion[]
}

export interface FaqQuestion {
  /** The answer's place on the page: an address with it opens the answer. */
  readonly id: string
  readonly question: string
  /** The answer, cleaned. */
  readonly html: string
}

/** FIELD-3: a page of questions as JSON-LD. */
export function faqPage(groups: readonly FaqGroup[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html.trim() },
      })),
  }
}
