import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import type { SiteInput } from '../site.ts'
import { changesBetween, EMPTY_FOLDER, type FolderState, readFolder } from './read-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'))
  await mkdir(join(folder, 'ash', 'pages'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const writeSite = (changes: Partial<SiteInput> = {}) =>
  writeFile(join(folder, 'ash', 'site.json'), JSON.stringify(smallSite({ slug: 'ash', ...changes })))
const writePage = (name: string, body: string) =>
  writeFile(join(folder, 'ash', 'pages', name), `---\ntitle: ${name}\ndescription: Words.\n---\n${body}`)
const read = (before = EMPTY_FOLDER) => readFolder(folder, before, false)
const pathsOf = ({ live }: FolderState) => live.get('ash')?.pages.map(({ path }) => path)
const faultsOf = ({ faults }: FolderState) =>
  faults.flatMap((each) => each.faults.map((fault) => [fault.path, fault.reason, fault.hint]))

describe('the pages of a site’s folder', () => {
  it('ROUTE-9 are the Markdown files in pages/', async () => {
    await writeSite()
    await writePage('privacy-policy.md', 'Ours')
    await writePage('home-drive.md', 'We come.')
    await writeFile(join(folder, 'ash', 'notes.md'), 'no page')
    expect(pathsOf(await read())).toEqual(['/pages/home-drive', '/privacy-policy', '/accessibility'])
  })

  it('ROUTE-2 in pages/search/ are introductions of listing pages, by their address', async () => {
    await writeSite()
    await mkdir(join(folder, 'ash', 'pages', 'search', 'toyota'), { recursive: true })
    await writePage('search/ute-cars.md', 'Trays and tubs.')
    await writePage('search/toyota/hilux.md', 'The unbreakable one.')
    expect(pathsOf(await read())).toEqual(['/search/toyota/hilux', '/search/ute-cars', '/accessibility'])
    expect((await read()).live.get('ash')?.pages[1]).toMatchObject({
      title: 'search/ute-cars.md',
      html: '<p>Trays and tubs.</p>\n',
    })
    await writePage('search/Utes.md', 'No address.')
    expect(faultsOf(await read())[0]?.[1]).toContain('its name is part of the address')
  })

  it('SITE-5 change with their file; a broken file leaves the last good site and pages up', async () => {
    await writeSite()
    await writePage('faqs.md', 'Before')
    const before = await read()
    await writePage('faqs.md', 'After it')
    const after = await read(before)
    expect(after.live.get('ash')?.pages[0]?.html).toBe('<p>After it</p>\n')
    expect(changesBetween(before, after)).toEqual([{ slug: 'ash', kind: 'changed' }])

    await writePage('faqs.md', '[x](javascript:alert(1))')
    const broken = await read(after)
    expect(broken.live.get('ash')?.pages[0]?.html).toBe('<p>After it</p>\n')
    expect(broken.faults).toMatchObject([{ name: 'ash', served: true, faults: [{ path: 'pages/faqs.md' }] }])
  })

  it('ROUTE-9 reports a menu or page that links to a missing page', async () => {
    await writeSite({
      menus: {
        header: [{ label: 'More', items: [{ label: 'Us', href: '/about-us' }] }],
        footer: [
          {
            title: 'More',
            links: [
              { label: 'Terms', href: '/terms-and-condition' },
              { label: 'Home drive', href: '/pages/home-driv' },
            ],
          },
        ],
      },
    })
    await writePage('home-drive.md', 'See [this](/faqs#one), [that](/search) and [me](/pages/home-drive).')
    expect(faultsOf(await read())).toEqual([
      ['menus.header[0].items[0].href', '"/about-us" leads to a page that the site does not have in pages/', null],
      [
        'menus.footer[0].links[1].href',
        '"/pages/home-driv" leads to a page that the site does not have in pages/',
        'did you mean "/pages/home-drive"?',
      ],
      ['pages/home-drive.md', '"/faqs#one" leads to a page that the site does not have in pages/', null],
    ])
  })
})
