import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const made = { src: '/m-800.webp', srcset: '/m-400.webp 400w', alt: 'A ute', width: 1200, height: 800 }
const kept = { ...made, avif: '/k-400.avif 400w', preview: 'data:image/webp;base64,UklG' }

it('FIELD-5 a picture without AVIF is one image, with its proportions', () => {
  expect(renderToString(<Picture picture={made} sizes="20rem" loading="lazy" blurred />)).toBe(
    '<img src="/m-800.webp" srcSet="/m-400.webp 400w" sizes="20rem" alt="A ute" width="1200" height="800" loading="lazy"/>',
  )
})

it('FIELD-5 a fetched picture offers AVIF first, over its preview, which is hidden from screen readers', () => {
  const html = renderToString(<Picture picture={kept} sizes="20rem" blurred />)
  expect(html).toContain('<img class="picture-preview" src="data:image/webp;base64,UklG" alt=""')
  expect(html).toContain('<picture><source type="image/avif" srcSet="/k-400.avif 400w" sizes="20rem"/><img src="/m-800')
  expect(html).not.toContain('style=')
  expect(renderToString(<Picture picture={kept} sizes="20rem" />)).not.toContain('data:')
})

it('FIELD-5 the first picture is preloaded in the type that will show', () => {
  const html = renderToString(<Picture picture={kept} sizes="20rem" fetchPriority="high" />)
  expect(html).toMatch(/^<link rel="preload" as="image" [^>]*imageSrcSet="\/k-400\.avif 400w"/)
})

it('LOOK-6 a photo that is shown whole says so to the styles, its preview behind it does not', () => {
  const html = renderToString(<Picture picture={{ ...kept, isWhole: true }} sizes="20rem" blurred />)
  expect(html.match(/<img [^>]*data-whole="true"/g)).toHaveLength(1)
  expect(html).toMatch(/<img src="\/m-800\.webp"[^>]*data-whole="true"/)
})
