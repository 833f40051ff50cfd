import type { SubmitEvent } from 'react'
import { DoneLine } from '../parts/done-line.tsx'
import type { StockNotice } from './stock-notice-values.ts'

/** What was just done to cars, with its undo. */
export function Notice({
  notice,
  back,
  at,
  submit,
}: {
  readonly notice: StockNotice | null
  readonly back: string
  /** The part of the page at which an undo is said. */
  readonly at?: 'photos'
  /** Sends the undo in place. */
  readonly submit?: (event: SubmitEvent<HTMLFormElement>) => void
}) {
  if (notice === null) return null
  const fields = [{ name: 'back', value: back }, ...(at ? [{ name: 'at', value: at }] : [])]
  const undo = notice.undo === null ? null : { action: `/stock/undo/${notice.undo}`, fields }
  return <DoneLine text={notice.text} undo={undo} onUndo={submit} />
}
