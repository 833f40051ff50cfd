import type { StructuredData } from './breadcrumb.ts'

/** Questions under one heading of an FAQ page (CONTENT-3). */
export interface FaqGroup {
  /** Anchor of the heading. Both null for questions before the first heading. */
  readonly id: string | null
  readonly title: string | null
  readonly questions: readonly FaqQuestion[]
}

export interface FaqQuestion {
  /** Anchor of the answer: an address with this hash opens it. */
  readonly id: string
  readonly question: string
  /** The answer, sanitised. */
  readonly html: string
}

/** FIELD-3: an FAQ page as JSON-LD. */
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
