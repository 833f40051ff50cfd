import * as words from '#words/card.ts'
import { type Say, say } from '#words/say.ts'
import './swipe-pictures.css'
import type { PictureView } from '#domain/picture/picture-view.ts'

/** The page's words, from its list of results. */
let saying: Say = say

/** Cards near the screen; each gets its row once (B9). A picture loads when the finger moves towards it. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      // Offline: the card keeps its one picture.
      addRow(target, saying).catch(() => {})
    }
  },
  { rootMargin: '50% 0px' },
)

/** Watches the cards of a list of results; again with each touch, for a search may have brought others. */
export function watchCards(list: Element, t: Say): void {
  saying = t
  for (const frame of list.querySelectorAll('.card-picture:has(> .card-count):not(:has(> .card-swipe))'))
    near.observe(frame)
}

/** Puts a card's row of pictures over its picture, once. Rejects without a connection. */
export async function addRow(frame: Element, t: Say): Promise<void> {
  const id = frame.closest<HTMLElement>('[data-car-id]')?.dataset.carId
  const link = frame.closest('[data-car-id]')?.querySelector<HTMLAnchorElement>('.card-link')
  const count = frame.querySelector('.card-count')
  if (!id || !link || !count || frame.querySelector('.card-swipe')) return
  const response = await fetch(`/api/card-pictures?car_id=${encodeURIComponent(id)}`)
  if (!response.ok) return
  const pictures: readonly PictureView[] = await response.json()
  if (pictures.length === 0 || frame.querySelector('.card-swipe')) return
  const row = rowOf(link.href, pictures, frame.querySelector('img')?.sizes ?? '')
  frame.querySelector('.card-tags, .card-count')?.before(row)
  const all = count.lastChild?.textContent ?? ''
  row.addEventListener(
    'scroll',
    () => {
      const at = row.scrollLeft / row.clientWidth
      for (const slide of [...row.children].slice(1, Math.ceil(at) + 1)) load(slide)
      if (count.lastChild)
        count.lastChild.textContent =
          Math.round(at) === 0 ? all : t(words.valueOfAll, { value: Math.round(at) + 1, all })
    },
    { passive: true },
  )
}

/**
 * The row over the card's own picture, which shows through its empty first slide. Nothing in it has the focus: keyboard
 * and screen reader have the card's link.
 */
function rowOf(href: string, pictures: readonly PictureView[], sizes: string): HTMLElement {
  const row = document.createElement('a')
  row.href = href
  row.className = 'card-swipe'
  row.tabIndex = -1
  row.ariaHidden = 'true'
  row.append(document.createElement('span'), ...pictures.map((picture) => slideOf(picture, sizes)))
  return row
}

function slideOf({ avif, srcset, src, width, height }: PictureView, sizes: string): HTMLElement {
  const slide = document.createElement('span')
  const picture = document.createElement('picture')
  if (avif) {
    const source = document.createElement('source')
    source.type = 'image/avif'
    source.sizes = sizes
    source.dataset.srcset = avif
    picture.append(source)
  }
  const image = document.createElement('img')
  Object.assign(image, { alt: '', width, height, sizes })
  image.dataset.srcset = srcset ?? src
  picture.append(image)
  slide.append(picture)
  return slide
}

/** Starts loading a slide's picture. */
function load(slide: Element): void {
  for (const each of slide.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[data-srcset]')) {
    each.srcset = each.dataset.srcset ?? ''
    each.removeAttribute('data-srcset')
  }
}
