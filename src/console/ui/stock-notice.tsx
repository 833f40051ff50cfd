import type { StockNotice } from '../pages/stock-page.ts'

/** What was just done, with its undo. */
export function Notice({ notice, back }: { readonly notice: StockNotice | null; readonly back: string }) {
  if (notice === null) return null
  return (
    <div className="notice stock-notice" role="status">
      <span>{notice.text}</span>
      {notice.undo && (
        <form method="post" action={`/stock/undo/${notice.undo}`}>
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="link">
            Undo
          </button>
        </form>
      )}
    </div>
  )
}
