import type { ArticleCardView } from '#views/blog/article-card.ts'

type Facts = Pick<ArticleCardView, 'date' | 'dateText' | 'readingTime'>

/** Publication date and reading time. */
export function ArticleFacts({
  article,
  updated = null,
}: {
  readonly article: Facts
  readonly updated?: string | null
}) {
  return (
    <p className="article-facts">
      <time dateTime={article.date}>{article.dateText}</time>
      <span>{article.readingTime}</span>
      {updated ? <span>{`Updated ${updated}`}</span> : null}
    </p>
  )
}
