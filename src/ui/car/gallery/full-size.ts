import type { PictureView } from '#domain/picture/picture-view.ts'

/**
 * A picture's largest variant with its size in pixels, for the full-screen view and as link target without JavaScript.
 * The picture itself if the candidates have no widths.
 */
export function fullSize({ src, srcset, width, height }: Omit<PictureView, 'alt'>) {
  const [largest] = candidates(srcset).sort((one, other) => other.width - one.width)
  if (!largest) return { src, width, height }
  return { src: largest.address, width: largest.width, height: Math.round((largest.width * height) / width) }
}

function candidates(srcset: string | null) {
  return (srcset ?? '').split(',').flatMap((candidate) => {
    const [address, width] = candidate.trim().split(/\s+/)
    return address && width?.endsWith('w') ? [{ address, width: Number.parseInt(width, 10) }] : []
  })
}
