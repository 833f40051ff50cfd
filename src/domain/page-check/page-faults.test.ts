import { describe, expect, it } from 'vitest'
import type { PageFaultKind } from './page-fault.ts'
import { newFaults, pageFaults } from './page-faults.ts'
import { readPage } from './read-page.ts'

const AROUND = {
  exists: (path: string) => ['/', '/search'].includes(path),
  hasAnchor: (_path: string, anchor: string) => anchor === 'utes',
  pictureBytes: (src: string) => (src.includes('heavy') ? 900 * 1024 : 20 * 1024),
}

function kindsOf(html: string): readonly PageFaultKind[] {
  return pageFaults(readPage(html), AROUND).map(({ kind }) => kind)
}

const HEAD = '<title>Used cars</title><meta name="description" content="Used cars in Robina.">'

function page(body: string, head = HEAD, language = 'en-AU'): string {
  return `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`
}

const GOOD = `<h1>Used cars</h1><h2>Utes</h2><h3>Hilux</h3><img src="/a.jpg" alt="A white ute"><img src="/b.svg" alt="">
  <a href="/search?make=Kia#utes">All Kia</a><a href="/"><img src="/logo.svg" alt="Yard, home"></a>
  <a href="/" aria-label="Home"><svg><title>house</title></svg></a><a href="https://elsewhere.example">Elsewhere</a>
  <label>Name <input name="name"></label><label for="m">Mail</label><input id="m"><input type="hidden" name="t">
  <a href="tel:+61 7 5550 0011">Ring us</a><a href="tel:000">Emergency</a><a href="mailto:kim@yard.au?subject=Hi">Write</a>
  <table><tr><th>Day</th></tr></table><iframe title="Map" src="https://maps.example"></iframe>
  <button>Send</button><template><img src="/x.jpg"></template>`

it('STUDIO-12 finds nothing in a page without faults', () => {
  expect(kindsOf(page(GOOD))).toEqual([])
})

describe('STUDIO-12 a planted fault', () => {
  it.each<[string, string, PageFaultKind]>([
    ['no title', page(GOOD, HEAD.replace(/<title>.*<\/title>/, '')), 'title'],
    ['no main heading', page('<h2>Utes</h2>'), 'main heading'],
    ['two main headings', page('<h1>Utes</h1><h1>Vans</h1>'), 'main heading'],
    ['a heading without words', page(`${GOOD}<h2> </h2>`), 'empty heading'],
    ['a heading of a hidden picture', page(`${GOOD}<h2><span aria-hidden="true">x</span></h2>`), 'empty heading'],
    ['a level left out', page(`${GOOD}<h2>Vans</h2><h4>HiAce</h4>`), 'order of headings'],
    ['no alt text', page(`${GOOD}<img src="/tray.jpg">`), 'alt text'],
    ['a file’s name as alt text', page(`${GOOD}<img src="/t.jpg" alt="IMG_2041.jpg">`), 'file name as alt text'],
    ['a camera’s name as alt text', page(`${GOOD}<img src="/t.jpg" alt="DSC_0042">`), 'file name as alt text'],
    ['a link without words', page(`${GOOD}<a href="/search"></a>`), 'words of a link'],
    ['a link around decoration', page(`${GOOD}<a href="/search"><img src="/t.jpg" alt=""></a>`), 'words of a link'],
    ['a link that says ‘here’', page(`${GOOD}<a href="/search">Click here</a>`), 'unclear link'],
    ['a link that says ‘Read more’', page(`${GOOD}<a href="/search">Read more</a>`), 'unclear link'],
    ['a link to no page', page(`${GOOD}<a href="/serch">Search</a>`), 'dead link'],
    ['a link without https', page(`${GOOD}<a href="http://elsewhere.example">Unsafe</a>`), 'unsafe link'],
    ['a button without a name', page(`${GOOD}<button><svg></svg></button>`), 'control without a name'],
    ['a field without a label', page(`${GOOD}<input name="phone">`), 'control without a name'],
    ['a field with an empty label', page(`${GOOD}<label for="p"> </label><input id="p">`), 'control without a name'],
    ['no description', page(GOOD, '<title>Used cars</title>'), 'description'],
    ['another language', page(GOOD, HEAD, 'de'), 'language'],
    ['no language', page(GOOD, HEAD, ''), 'language'],
    ['a place of the page that is not there', page(`${GOOD}<a href="#vans">Vans</a>`), 'dead anchor'],
    ['a place of another page that is not there', page(`${GOOD}<a href="/search#vans">Vans</a>`), 'dead anchor'],
    ['one text for two targets', page(`${GOOD}<a href="/search?make=Kia">Kia</a><a href="/">Kia</a>`), 'same words'],
    ['a number that cannot be rung', page(`${GOOD}<a href="tel:ask%20Kim">Ask Kim</a>`), 'phone number'],
    ['a number that is too long', page(`${GOOD}<a href="tel:+61755500011755500">Ring the yard</a>`), 'phone number'],
    ['half a mail address', page(`${GOOD}<a href="mailto:kim@yard">Write to us</a>`), 'mail address'],
    ['two mail addresses', page(`${GOOD}<a href="mailto:a@y.au,b@y.au">Write to us</a>`), 'mail address'],
    ['an id twice', page(`${GOOD}<p id="vans"></p><p id="vans"></p>`), 'doubled id'],
    ['a table without headers', page(`${GOOD}<table><tr><td>1</td></tr></table>`), 'table without headers'],
    ['a table with empty headers', page(`${GOOD}<table><tr><th></th></tr></table>`), 'table without headers'],
    ['a frame without a title', page(`${GOOD}<iframe src="https://maps.example"></iframe>`), 'frame without a title'],
    ['a heavy picture', page(`${GOOD}<img src="/heavy.jpg" alt="The yard">`), 'heavy picture'],
    ['a heavy page', page(`${GOOD}<p>${'x'.repeat(120_000)}</p>`), 'heavy page'],
  ])('%s is found, and nothing else', (_words, html, kind) => {
    expect(kindsOf(html)).toEqual([kind])
  })
})

it('STUDIO-12 faults come before warnings', () => {
  expect(kindsOf(page(`${GOOD}<a href="/search">here</a><img src="/tray.jpg">`))).toEqual(['alt text', 'unclear link'])
})

it('STUDIO-12 what the live page has already is not said again; one more of it is', () => {
  const faultsOf = (body: string) => pageFaults(readPage(page(GOOD + body)), AROUND)
  const live = faultsOf('<img src="/tray.jpg">')
  expect(newFaults(live, live)).toEqual([])
  expect(newFaults(live, faultsOf('<img src="/tray.jpg"><img src="/tray.jpg"><img src="/cab.jpg">'))).toHaveLength(2)
  const heavy = (kilobytes: number) => faultsOf(`<p>${'x'.repeat(kilobytes * 1024)}</p>`)
  expect(newFaults(heavy(128), heavy(130))).toEqual([])
  expect(newFaults(heavy(90), heavy(130))).toHaveLength(1)
})
