import type { ArticleCardView } from '#views/blog/article-card.ts'
import { Picture } from '../elements/picture.tsx'
import { ArticleFacts } from './article-facts.tsx'

interface ArticleCardProps {
  readonly article: ArticleCardView
  /** The `sizes` attribute of the picture. */
  readonly sizes: string
  /** Heading level, one below the section's. */
  readonly heading?: 'h2' | 'h3'
  /** On the first screen, so its picture loads at once. */
  readonly eager?: boolean
}

/** A card of an article; the whole card is a link (CONTENT-1). */
export function ArticleCard({ article, sizes, heading: Heading = 'h3', eager = false }: ArticleCardProps) {
  const { href, title, description, picture, category } = article
  return (
    <article className="article-card" aria-label={title}>
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
