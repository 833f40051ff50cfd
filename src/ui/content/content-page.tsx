import type { ContentView } from '#views/content/content-view.ts'
import * as texts from '#words/content.ts'
import { LateFreeBlocks } from '../block/late-free-blocks.tsx'
import { Accordion } from '../elements/accordion.tsx'
import { useWords } from '../use-words.ts'
import { ContentsList } from './contents-list.tsx'
import { LandingHead } from './landing-head.tsx'

/**
 * A page that the dealer wrote: a comfortable column, with a table of contents next to it on wide screens (ROUTE-9,
 * CONTENT-3), and then its blocks.
 */
export function ContentPage({ content }: { readonly content: ContentView }) {
  const t = useWords()
  const { title, updated, sections, html, questions, closing, landing, blocks } = content
  return (
    <main id="content" className="content">
      <header className="content-head">
        <div className="container">
          {landing ? (
            <LandingHead title={title} landing={landing} />
          ) : (
            <>
              <h1>{title}</h1>
              {updated ? <p className="content-updated">{t(texts.lastUpdatedUpdated, { updated })}</p> : null}
            </>
          )}
        </div>
      </header>
      {html || closing || questions.length > 0 ? (
        <div className="container content-columns">
          <ContentsList sections={sections} />
          <article className="content-words">
            {html ? <Words html={html} /> : null}
            {questions.length > 0 ? <Accordion groups={questions} /> : null}
            {closing ? <Words html={closing} /> : null}
          </article>
        </div>
      ) : null}
      {blocks.length > 0 ? <LateFreeBlocks blocks={blocks} /> : null}
    </main>
  )
}

function Words({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts).
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
