import type { DescribedPictures } from '#domain/picture/described-pictures.ts'

/**
 * STUDIO-18: the point of a picture that stays in view where a place shows only a part of it. Rules by the picture's
 * address, because no style may be written into a page, and every place and template follows them.
 */
export function focusCss(pictures: DescribedPictures): string {
  return Object.entries(pictures)
    .flatMap(([address, { focus }]) => {
      if (focus === null || !SAFE.test(address)) return []
      // All sizes of a picture are below one address.
      const folder = address.startsWith(CUTS) ? address.slice(0, address.lastIndexOf('/') + 1) : address
      return [`img[src*="${folder}"]{object-position:${focus.x}% ${focus.y}%}`]
    })
    .join('')
}

const CUTS = '/pictures/kept/'
const SAFE = /^[\w./@ -]+$/
