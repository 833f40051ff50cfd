import type { ArticleCardView } from '#views/blog/article-card.ts'
import { ArticleCard } from './article-card.tsx'

interface FeaturedArticlesProps {
  /** The first one is the largest. */
  readonly articles: readonly ArticleCardView[]
  /** The pictures are on the first screen. */
  readonly eager?: boolean
}

const LARGE = '(width >= 80rem) 46rem, (width >= 64rem) 58vw, 94vw'
const SMALL = '(width >= 80rem) 26rem, (width >= 64rem) 34vw, (width >= 40rem) 46vw, 94vw'

/** The dealer's featured articles: one large, the others next to it (CONTENT-1, SITE-12). */
export function FeaturedArticles({ articles, eager = false }: FeaturedArticlesProps) {
  return (
    <ul className="featured-articles" data-count={Math.min(articles.length, 4)}>
      {articles.map((article, position) => (
        <li key={article.slug}>
          <ArticleCard article={article} sizes={position === 0 ? LARGE : SMALL} eager={eager && position === 0} />
        </li>
      ))}
    </ul>
  )
}
