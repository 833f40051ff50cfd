import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleModel, examplePart } from '#domain/testing/example-catalogue.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { EMPTY_CATALOGUE } from './catalogue.ts'
import { pictureHosts } from './picture-hosts.ts'

const offer = { title: 'Free roof racks', text: 'With each wagon.', button: 'See wagons', href: '/search' }
const slide = { title: 'Wagons', href: '/search' }
const image = (url: string) => ({ url, thumb: url })

it('FIELD-5 are the hosts that offers, locations, models and parts name, each once', () => {
  const [location] = exampleSite().locations
  const site = exampleSite({
    locations: location ? [{ ...location, image: 'https://places.example/yard.webp' }] : [],
    home: { image: 'https://hero.example/yard.webp', slides: [{ ...slide, image: 'https://slides.example/a.webp' }] },
    leads: { words: [{ page: 'contact', picture: 'https://forms.example/team.webp' }] },
    offers: {
      list: [
        { ...offer, image: 'https://pictures.example/racks.webp' },
        { ...offer, image: '/site-files/a.webp' },
      ],
    },
  })
  const catalogue = {
    models: [exampleModel({ image: image('https://maker.example:8443/one.webp') }), exampleModel()],
    parts: [
      examplePart({ image: 'https://pictures.example/filter.webp' }),
      examplePart({ image: '/site-files/b.webp' }),
    ],
  }
  expect(pictureHosts(site, catalogue)).toEqual([
    'https://forms.example',
    'https://hero.example',
    'https://maker.example:8443',
    'https://pictures.example',
    'https://places.example',
    'https://slides.example',
  ])
})

it('PLACE-1 include the host of the site’s map tiles', () => {
  const tiles = { url: 'http://tiles.example:8080/{z}/{x}/{y}.png?key=a;b', attribution: 'Ours' }
  expect(pictureHosts(exampleSite({ places: { tiles } }), EMPTY_CATALOGUE)).toEqual(['http://tiles.example:8080'])
})

it('FIELD-5 are none for a site that shows its own pictures', () => {
  expect(pictureHosts(exampleSite(), EMPTY_CATALOGUE)).toEqual([])
})

it('FIELD-5 an address cannot inject words into the policy', () => {
  const parts = [
    examplePart({ image: 'https://pictures.example; script-src *' }),
    examplePart({ image: 'https://a;script-src/' }),
  ]
  expect(pictureHosts(exampleSite(), { models: [], parts })).toEqual([])
})

it('FIELD-5 cover every option that accepts a picture of another server', () => {
  const folder = join(import.meta.dirname, 'options')
  const taking = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('pictureAddress'),
  )
  expect(taking.sort()).toEqual([
    'address.ts',
    'branding.ts',
    'home.ts',
    'leads.ts',
    'locations.ts',
    'models-file.ts',
    'offers.ts',
    'parts-file.ts',
    'vehicle.ts',
  ])
})
