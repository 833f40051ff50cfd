import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const BUILD = join(import.meta.dirname, '../../../build/console-browser')
/** What a page loads before it comes alive, compressed. */
const MOST_BYTES = 105_000
/**
 * Places with heavy parts, which load more: at most 110 kB more. Each has a kilobyte of room, so that a change of the frame
 * fails none by a few bytes. What only some of their visitors use is loaded when it is used.
 */
const HEAVY_PLACES: Readonly<Record<string, { readonly bytes: number; readonly parts: string }>> = {
  conversation: { bytes: 110_500, parts: 'the composer, the history, the next step and the list beside it' },
  'website-picture': { bytes: 108_500, parts: 'the part and the point of a picture' },
  'website-text': {
    bytes: 112_000,
    parts: 'the tools of a text, its prompts, dropped pictures, the preview and a link that waits',
  },
  'website-edit': { bytes: 160_000, parts: 'the studio' },
  'website-pictures': { bytes: 106_500, parts: 'the draft of the website, and files that are sent' },
  'website-changes': { bytes: 106_500, parts: 'the draft of the website, and its checks' },
  stock: { bytes: 106_500, parts: 'the table, its columns, and changes of several cars' },
  'stock-photo': { bytes: 106_500, parts: 'the crop of a photo' },
  'stock-car': { bytes: 110_500, parts: 'photos that are sent, dragged and changed in place' },
}
const ENTRY = 'src/console/entry.client.tsx'

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

const manifest: Manifest = JSON.parse(readFileSync(join(BUILD, '.vite/manifest.json'), 'utf8'))
const root = join(import.meta.dirname, '../../..')
const pages = globSync('src/console/**/*.page.tsx', { cwd: root }).sort()

describe('the scripts of the console', () => {
  it('every page has a file of its own', () => {
    expect(pages.filter((page) => !manifest[page])).toEqual([])
    expect(pages.length).toBeGreaterThan(40)
  })

  it('FIELD-5 no script has the schemas of forms: the server alone reads them', () => {
    const scripts = globSync('console/*.js', { cwd: BUILD })
    expect(scripts.filter((file) => readFileSync(join(BUILD, file)).includes('ZodError'))).toEqual([])
  })

  it.each(pages.map((page) => [basename(page, '.page.tsx'), page]))(
    'FIELD-5 the page %s loads at most 105 kB of script before it comes alive, a place with heavy parts what its row allows',
    (name, page) => {
      const files = [...filesOf([ENTRY, page])]
      expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(
        HEAVY_PLACES[name]?.bytes ?? MOST_BYTES,
      )
    },
  )
})

const sizes = new Map<string, number>()

function bytesOf(file: string): number {
  const bytes = sizes.get(file) ?? gzipSync(readFileSync(join(BUILD, file)), { level: 9 }).length
  sizes.set(file, bytes)
  return bytes
}

/** These scripts with all that they import statically. */
function filesOf(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const { file = '', imports = [] } = manifest[name] ?? {}
    if (found.has(file)) continue
    filesOf(imports, found.add(file))
  }
  return found
}
