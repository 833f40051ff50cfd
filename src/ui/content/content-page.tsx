import type { ContentView } from '#domain/content-view.ts'
import { ContentsList } from './contents-list.tsx'

/** A page of the site's own words: a comfortable column, and on a wide screen what is in it beside (ROUTE-9). */
export function ContentPage({ content }: { readonly content: ContentView }) {
  const { title, updated, sections, html } = content
  return (
    <main id="content" className="container py-10 sm:py-16">
      <header className="content-head">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        {updated ? <p className="mt-4 text-muted">{`Last updated ${updated}`}</p> : null}
      </header>
      <div className="content-columns">
        <ContentsList sections={sections} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/render-markdown.ts). */}
        <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </main>
  )
}
