import type { ArticleCardView } from '#views/blog/article-card.ts'
import { Picture } from '../elements/picture.tsx'
import { ArticleFacts } from './article-facts.tsx'

interface ArticleCardProps {
  readonly article: ArticleCardView
  /** How wide the picture stands, for the browser's choice. */
  readonly sizes: string
  /** The heading's level: one below the section's. */
  readonly heading?: 'h2' | 'h3'
  /** It is in the first screen: its picture is fetched at once. */
  readonly eager?: boolean
}

/** An article among others; all of it is the link (CONTENT-1). */
export function ArticleCard({ article, sizes, heading: Heading = 'h3', eager = false }: ArticleCardProps) {
  const { href, title, description, picture, category } = article
  return (
    <article className="article-card">
      <div className="article-card-picture">
        <Picture
          picture={picture}
          alt=""
          sizes={sizes}
          {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </div>
      <div className="article-card-text">
        {category ? <p className="label article-card-category">{category.name}</p> : null}
        <Heading className="article-card-title">
          <a href={href}>{title}</a>
        </Heading>
        <p className="article-card-description">{description}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  )
}
