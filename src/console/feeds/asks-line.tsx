import type { FeedAsks } from './feed-values.ts'

/** A8, SITE-6: that a file asks something, with the way to its questions. */
export function AsksLine({ asks }: { readonly asks: FeedAsks | null }) {
  if (asks === null) return null
  return (
    <p>
      {asks.href === null ? (
        asks.text
      ) : (
        <>
          <strong>{asks.text}</strong>{' '}
          <a className="tap" href={asks.href}>
            Answer
          </a>
        </>
      )}
    </p>
  )
}
