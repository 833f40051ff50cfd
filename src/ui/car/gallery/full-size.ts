import type { PictureView } from '#domain/picture/picture-view.ts'

/**
 * A picture's largest form, in pixels: what full-screen view shows, and what the picture links to without JavaScript.
 * Where the candidates tell no width it is the picture itself.
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
