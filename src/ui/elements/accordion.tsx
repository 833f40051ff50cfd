import type { FaqGroup } from '#domain/faq.ts'

/** Collapsible questions; the answers are always in the page (CONTENT-3). */
export function Accordion({ groups }: { readonly groups: readonly FaqGroup[] }) {
  return groups.map(({ id, title, questions }) => (
    <section key={id ?? ''} className="faq-group" {...(id ? { 'aria-labelledby': id } : {})}>
      {id ? <h2 id={id}>{title}</h2> : null}
      <Questions questions={questions} heading={id ? 'h3' : 'h2'} />
    </section>
  ))
}

/** The questions of one group. `heading`: the level below that of the group. */
export function Questions({
  questions,
  heading: Heading,
}: {
  readonly questions: FaqGroup['questions']
  readonly heading: 'h2' | 'h3'
}) {
  return questions.map((each) => (
    <details key={each.id} className="faq">
      <summary>
        <Heading>{each.question}</Heading>
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts). */}
      <div id={each.id} className="faq-answer prose" dangerouslySetInnerHTML={{ __html: each.html }} />
    </details>
  ))
}
