import type { ArticleView } from '#views/blog/blog-view.ts'
import * as words from '#words/blog.ts'
import { ContentsList } from '../content/contents-list.tsx'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { Picture } from '../elements/picture.tsx'
import { useWords } from '../use-words.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { CallToActionCard } from './call-to-action-card.tsx'

const PICTURE_SIZES = '(width >= 84rem) 80rem, 100vw'
const RELATED_SIZES = '(width >= 80rem) 26rem, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 94vw'

/** An article: picture, text, related articles and calls to action (CONTENT-1). */
export function ArticlePage({ article }: { readonly article: ArticleView }) {
  const t = useWords()
  const { title, description, breadcrumb, picture, updatedText, sections, html, action, related, category } = article
  return (
    <main id="content" className="article">
      <article aria-label={article.title}>
        <header className="article-head">
          <div className="container">
            <Breadcrumb crumbs={breadcrumb} here={false} />
            {category ? <p className="label article-category">{category.name}</p> : null}
            <h1>{title}</h1>
            <p className="article-introduction">{description}</p>
            <ArticleFacts article={article} updated={updatedText} />
          </div>
        </header>
        <div className="container article-picture">
          <Picture picture={picture} sizes={PICTURE_SIZES} fetchPriority="high" />
        </div>
        <div className="container article-columns">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts). */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <div className="article-side">
            <ContentsList sections={sections} />
            {action ? <CallToActionCard card={action} /> : null}
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="article-related">
          <div className="container">
            <h2 id="related">{t(words.readNext)}</h2>
            <ul className="article-cards">
              {related.map((each) => (
                <li key={each.slug}>
                  <ArticleCard article={each} sizes={RELATED_SIZES} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </main>
  )
}
