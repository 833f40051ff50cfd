import type { PictureView } from '#domain/picture/picture-view.ts'

/** The `sizes` attribute: as wide as the text column. */
const SIZES = '(width >= 46rem) 42rem, 94vw'

/**
 * HTML of a picture in an article (FIELD-5), with its size and lazy loading. `caption`: sanitised HTML under it; null
 * for a figure without caption; undefined for a picture within a line.
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
