import type { PictureView } from '#domain/car/card-view.ts'

/** The address of a picture's largest form: what full-screen view shows, and what the picture links to without JavaScript. */
export function fullSize({ src, srcset }: Pick<PictureView, 'src' | 'srcset'>): string {
  const candidates = (srcset ?? '').split(',').flatMap((candidate) => {
    const [address, width] = candidate.trim().split(/\s+/)
    return address && width?.endsWith('w') ? [{ address, width: Number.parseInt(width, 10) }] : []
  })
  return candidates.reduce((best, next) => (next.width > best.width ? next : best), { address: src, width: 0 }).address
}
