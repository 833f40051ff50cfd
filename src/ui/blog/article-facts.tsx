import type { ArticleCardView } from '#views/blog/article-card.ts'
import * as words from '#words/blog.ts'
import { useWords } from '../use-words.ts'

type Facts = Pick<ArticleCardView, 'date' | 'dateText' | 'readingTime'>

/** Publication date and reading time. */
export function ArticleFacts({
  article,
  updated = null,
}: {
  readonly article: Facts
  readonly updated?: string | null
}) {
  const t = useWords()
  return (
    <p className="article-facts">
      <time dateTime={article.date}>{article.dateText}</time>
      <span>{article.readingTime}</span>
      {updated ? <span>{t(words.updatedUpdated, { updated })}</span> : null}
    </p>
  )
}
