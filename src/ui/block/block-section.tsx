import { type ReactNode, useId } from 'react'
import { MoreLink } from '../elements/more-link.tsx'

/** What every block has: a heading, perhaps words, and its content. */
export function BlockSection({
  kind,
  heading,
  text,
  beside,
  layout = 'stacked',
  more = null,
  children,
}: {
  readonly kind: string
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  /** In the narrow column next to a form. */
  readonly beside: boolean
  /** 'split': on a wide screen the heading and words are beside the content. */
  readonly layout?: 'stacked' | 'split'
  readonly more?: { readonly label: string; readonly href: string } | null
  readonly children?: ReactNode
}) {
  const id = useId()
  const head = (
    <div className="block-head">
      <h2 id={id}>{heading}</h2>
      {text ? <BlockWords html={text} /> : null}
      {more ? <MoreLink {...more} /> : null}
    </div>
  )
  if (beside)
    return (
      <section aria-labelledby={id} className="free-block-beside" data-block={kind}>
        {head}
        {children}
      </section>
    )
  return (
    <section aria-labelledby={id} className="free-block" data-block={kind} data-layout={layout}>
      <div className="container free-block-content">
        {head}
        {children}
      </div>
    </section>
  )
}

export function BlockWords({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by site/content/block-words.ts.
  return <div className="block-words" dangerouslySetInnerHTML={{ __html: html }} />
}
