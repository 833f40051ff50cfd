import { expect, it } from 'vitest'
import { pageStarts } from './page-start.ts'

const startOf = pageStarts({
  'src/web/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_framework.js', '_listing.js'] },
  'src/web/pages/search.tsx': { file: 'assets/search-1.js', imports: ['_listing.js'] },
  '_framework.js': { file: 'assets/framework-1.js' },
  '_listing.js': { file: 'assets/listing-1.js', imports: ['_framework.js'] },
})

it('FIELD-5 requests no script before the page is painted, and then each script once, all in parallel', () => {
  const [waits, loads] = startOf(['src/web/pages/search.tsx']).split('for(const href of ')
  expect(waits).toContain('"load"')
  expect(waits).not.toContain('/assets/')
  const [, named = ''] = /^(\[[^\]]*\])/.exec(loads ?? '') ?? []
  expect(JSON.parse(named)).toEqual([
    '/assets/entry-1.js',
    '/assets/framework-1.js',
    '/assets/listing-1.js',
    '/assets/search-1.js',
  ])
  expect(loads).toContain('import("/assets/entry-1.js")')
})

it('names the source that the build lacks', () => {
  expect(() => startOf(['src/web/pages/none.tsx'])).toThrow('has no src/web/pages/none.tsx')
})
