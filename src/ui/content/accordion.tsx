import type { FaqGroup } from '#domain/faq.ts'

/** Collapsible questions; the answers are always in the page (CONTENT-3). */
export function Accordion({ groups }: { readonly groups: readonly FaqGroup[] }) {
  return groups.map(({ id, title, questions }) => (
    <section key={id ?? ''} className="faq-group" {...(id ? { 'aria-labelledby': id } : {})}>
      {id ? <h2 id={id}>{title}</h2> : null}
      {questions.map((each) => (
        <details key={each.id} className="faq">
          <summary>{id ? <h3>{each.question}</h3> : <h2>{each.question}</h2>}</summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts). */}
          <div id={each.id} className="faq-answer prose" dangerouslySetInnerHTML={{ __html: each.html }} />
        </details>
      ))}
    </section>
  ))
}
