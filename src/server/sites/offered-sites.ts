import type { SiteReader } from '#site/folder/read-folder.ts'
import { servedAs } from '#site/folder/served-as.ts'

/** CAR-11: without a payment service no site takes deposits, whatever its file says: no button, no promise, no page. */
export function withoutDeposits(reader: SiteReader): SiteReader {
  return servedAs(reader, (site) => ({ ...site, reservation: { kind: 'off' } }))
}
