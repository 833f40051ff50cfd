import { expect, it } from 'vitest'
import { previewHost, slugOfPreview } from './preview-host.ts'

const DOMAIN = 'preview.forecourt.example'

it.each([
  [previewHost('north-cars', DOMAIN), 'north-cars'],
  ['North-Cars.Preview.Forecourt.Example:8080', 'north-cars'],
  ['north-cars.preview.forecourt.example.', 'north-cars'],
  [DOMAIN, null],
  ['a.b.preview.forecourt.example', null],
  ['north-cars.forecourt.example', null],
  ['north-cars.preview.forecourt.example.evil.example', null],
  ['[::1]:3000', null],
  ['', null],
])('STUDIO-6 the preview at %j is of %j', (host, slug) => {
  expect(slugOfPreview(host, DOMAIN)).toBe(slug)
})
