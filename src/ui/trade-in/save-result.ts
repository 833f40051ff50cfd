import type { ValuationPage } from '#views/trade-in/valuation-view.ts'

/**
 * TRADE-4: sends a valuation's result to the server, on sites with that option. Nothing waits for it; success or
 * failure is only logged.
 */
export async function saveResult(result: NonNullable<ValuationPage['result']>): Promise<void> {
  const taken = await fetch('/api/miscellaneous', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...result, column_name: 'valuation' }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (taken) console.info('Valuation data saved successfully')
  else console.warn('Failed to save valuation data')
}
