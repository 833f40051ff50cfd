import type { SiteReader } from '#site/files/read-folder.ts'

/** CAR-11: without a payment service no site takes deposits, whatever its file says: no button, no promise, no page. */
export function withoutDeposits(reader: SiteReader): SiteReader {
  return {
    ...reader,
    keep: async (slug, good) => {
      const kept = await reader.keep(slug, good)
      return { ...kept, site: { ...kept.site, reservation: { kind: 'off' } } }
    },
  }
}
