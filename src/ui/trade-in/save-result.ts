import type { ValuationPage } from '#views/trade-in/valuation-view.ts'

/** TRADE-4: sends a valuation's result in, on sites that ask for it. Only whether it was taken counts, and nobody waits. */
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
