import type { StockNotice } from '../pages/stock-notice.ts'

/** What was just done, with its undo. */
export function Notice({
  notice,
  back,
  at,
}: {
  readonly notice: StockNotice | null
  readonly back: string
  /** The part of the page at which an undo is said. */
  readonly at?: 'photos'
}) {
  if (notice === null) return null
  return (
    <div className="notice stock-notice" role="status">
      <span>{notice.text}</span>
      {notice.undo && (
        <form method="post" action={`/stock/undo/${notice.undo}`}>
          <input type="hidden" name="back" value={back} />
          {at && <input type="hidden" name="at" value={at} />}
          <button type="submit" className="link">
            Undo
          </button>
        </form>
      )}
    </div>
  )
}
