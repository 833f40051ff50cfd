import type { PictureView } from '#domain/picture/picture-view.ts'

/** As wide as a column of words. */
const SIZES = '(width >= 46rem) 42rem, 94vw'

/**
 * A picture in an article's words (FIELD-5): its size is known, and it is fetched when it is near. `caption`: cleaned
 * HTML under it; null for a figure without; left out within a line.
 */
export function pictureHtml({ src, srcset, avif, alt, width, height }: PictureView, caption?: string | null): string {
  const choice = srcset ? ` srcset="${escapeHtml(srcset)}" sizes="${SIZES}"` : ''
  const image = `<img src="${escapeHtml(src)}"${choice} alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  const picture = avif
    ? `<picture><source type="image/avif" srcset="${escapeHtml(avif)}" sizes="${SIZES}">${image}</picture>`
    : image
  if (caption === undefined) return picture
  return `<figure>${picture}${caption === null ? '' : `<figcaption>${caption}</figcaption>`}</figure>\n`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
