import type { BlogView, CategoryLink } from '#views/blog/blog-view.ts'
import * as words from '#words/blog.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { Paging } from '../search/paging.tsx'
import { useWords } from '../use-words.ts'
import { ArticleCard } from './article-card.tsx'
import { CallToActionCard } from './call-to-action-card.tsx'
import { FeaturedArticles } from './featured-articles.tsx'

const SIZES = '(width >= 80rem) 26rem, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 94vw'
/** Number of pictures on the first screen of a list, which load at once. */
const EAGER = 2

/** The blog's home, or the articles of a category (CONTENT-1). */
export function BlogPage({ blog }: { readonly blog: BlogView }) {
  const t = useWords()
  const { heading, introduction, breadcrumb, categories, featured, listHeading, articles, paging, cards } = blog
  return (
    <main id="content" className="blog" data-articles>
      <header className="blog-head">
        <div className="container">
          <Breadcrumb crumbs={breadcrumb} here={false} />
          <h1>{heading}</h1>
          {introduction ? <p className="blog-introduction">{introduction}</p> : null}
        </div>
      </header>
      <div className="container blog-body">
        <Categories categories={categories} />
        {featured.length > 0 ? (
          <section aria-labelledby="featured">
            <h2 id="featured" className="sr-only">
              {t(words.featured)}
            </h2>
            <FeaturedArticles articles={featured} eager />
          </section>
        ) : null}
        {articles.length > 0 ? (
          <section aria-labelledby="articles" className="blog-list">
            <h2 id="articles">{listHeading}</h2>
            <ul className="article-cards">
              {articles.map((article, position) => (
                <li key={article.slug}>
                  <ArticleCard article={article} sizes={SIZES} eager={featured.length === 0 && position < EAGER} />
                </li>
              ))}
            </ul>
            <Paging paging={paging} />
          </section>
        ) : null}
        {cards.length > 0 ? (
          <div className="action-cards">
            {cards.map((card) => (
              <CallToActionCard key={card.href} card={card} />
            ))}
          </div>
        ) : null}
      </div>
    </main>
  )
}

function Categories({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const t = useWords()
  // A menu with one category would offer no choice.
  if (categories.length < 3) return null
  return (
    <nav aria-label={t(words.categories)} className="blog-categories">
      <ul>
        {categories.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} {...(current ? { 'aria-current': 'page' as const } : {})}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
