import { expect, it } from 'vitest'
import { scriptsWhenDrawn } from './scripts-when-drawn.ts'

const LINKS =
  '<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/listing.js"/>'
const CODE = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/search.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/search":route1};

import("/assets/entry.js");`
const pageOf = (code: string) =>
  `<html><head>${LINKS}<title>Cars</title></head><body><p>Stock</p><script type="module" async="">${code}</script></body></html>`

it('FIELD-5 asks for no script before the page is drawn, and for all of them at once then', () => {
  const html = scriptsWhenDrawn(pageOf(CODE))
  const [head = '', script = ''] = html.split('<p>Stock</p>')
  expect(head).toBe('<html><head><title>Cars</title></head><body>')
  const [waits, loads] = script.split('for(const href of ')
  expect(waits).toContain('"load"')
  expect(waits).not.toContain('/assets/')
  expect(loads).toContain('["/assets/manifest.js","/assets/entry.js","/assets/listing.js"]')
})

it('FIELD-5 hands the modules to the router under the names that it gave them', () => {
  const html = scriptsWhenDrawn(pageOf(CODE))
  expect(html).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/search.js")]);',
  )
  expect(html.indexOf('__reactRouterRouteModules')).toBeLessThan(html.indexOf('import("/assets/entry.js");'))
  expect(html).not.toMatch(/import \*|import "/)
})

it('leaves a page without scripts as it is, and tells of a router that writes them in another way', () => {
  expect(scriptsWhenDrawn('<p>Closed</p>')).toBe('<p>Closed</p>')
  expect(() => scriptsWhenDrawn(pageOf('import route0 from "/assets/root.js";'))).toThrow(
    'The router writes its scripts',
  )
})
