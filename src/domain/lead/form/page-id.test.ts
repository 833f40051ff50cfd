import { expect, it } from 'vitest'
import { pageId } from './page-id.ts'

it.each([
  [null, '/', 'home'],
  [undefined, '/contact/?x=1#form', 'contact'],
  [null, '/cars/2021-toyota-hilux', 'cars/2021-toyota-hilux'],
  ['cms-42', '/contact', 'cms-42'],
  [42, '/contact', '42'],
  ['  ', '/contact', 'contact'],
  [{ a: 1 }, '/contact', 'contact'],
])('D-16 FORM-8 with id %j on %s the page id is %s', (given, path, id) => {
  expect(pageId(given, path)).toBe(id)
})
