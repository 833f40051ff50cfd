import { expect, it } from 'vitest'
import { picture } from '#domain/car/car-picture.ts'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { heroView } from './hero-slides.ts'

const slide = (title: string) => ({
  title,
  image: '/pictures/made/ute-black-side2-1600.webp',
  href: '/search/ute-cars',
})
const hero = (home: Parameters<typeof exampleSite>[0] extends infer _ ? object : never) =>
  heroView(exampleSite({ home: { heading: 'The right car', ...home } }), 'car')

it.each([
  [[], ['The right car'], 0],
  [['Utes'], ['Utes', 'The right car'], 1],
  [['Utes', 'Vans', 'Buses'], ['Utes', 'The right car', 'Vans', 'Buses'], 1],
])('SITE-12 with slides %j the hero shows %j and opens at %i', (titles, shown, opensAt) => {
  const view = hero({ slides: titles.map(slide) })
  expect(view.slides.map(({ title }) => title)).toEqual(shown)
  expect(view.opensAt).toBe(opensAt)
  expect(view.slides[opensAt]?.main).toBe(true)
})

it('SITE-12 labels its links Explore More and Discover More, unless a slide has its own label', () => {
  const { slides } = hero({ slides: [slide('Utes'), { ...slide('Vans'), button: 'See the vans' }] })
  expect(slides.map(({ link }) => link.label)).toEqual(['Discover More', 'Explore More', 'See the vans'])
})

it('SITE-12 the heading’s slide has the site’s own label, if it has one', () => {
  expect(hero({ button: 'Browse all cars' }).slides.map(({ link }) => link.label)).toEqual(['Browse all cars'])
})

it('SITE-12 shows only the site’s name without slides, and does not rotate', () => {
  const view = heroView(exampleSite({ home: { slideSeconds: 6 } }), 'car')
  expect(view).toMatchObject({ opensAt: 0, seconds: null })
  expect(view.slides.map(({ title }) => title)).toEqual(['Example Motors'])
})

it('SITE-12 the newest car is drawn in the landscape of the template, and photographed as it is', () => {
  const drawn = picture('/pictures/made/suv-red-side-800.webp', 'A car')
  const newest = (template: 'harbour' | 'ridge' | 'meadow', view = drawn) =>
    heroView(exampleSite({ template }), 'car', view).newest?.src
  expect(newest('harbour')).toBe(drawnPath('suv-red-coast-800.webp'))
  expect(newest('ridge')).toBe(drawnPath('suv-red-dusk-800.webp'))
  expect(newest('meadow')).toBe(drawnPath('suv-red-bush-800.webp'))
  expect(newest('ridge', picture('https://pictures.example/1.jpg', 'A car'))).toBe('https://pictures.example/1.jpg')
})
