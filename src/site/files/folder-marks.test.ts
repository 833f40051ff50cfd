import { describe, expect, it } from 'vitest'
import { foldersOf, touchedFolders } from './folder-marks.ts'

describe('touchedFolders', () => {
  const before = new Map([
    ['ash/', 'folder'],
    ['ash/site.json', '1'],
    ['bay/', 'folder'],
    ['bay/pages/about.md', '1'],
    ['_groups/shared.json', '1'],
    ['site.schema.json', '1'],
  ])

  it.each([
    [[], []],
    [[['ash/site.json', '2']], ['ash']],
    [[['bay/pages/about.md', '2']], ['bay']],
    [[['cove/site.json', '1']], ['cove']],
    [[['_groups/shared.json', '2']], ['_groups']],
    [[['site.schema.json', '2']], []],
    [[['.git/index', '1']], []],
  ] satisfies readonly (readonly [[string, string][], string[]])[])('SITE-5 %j touches %j', (changes, folders) => {
    expect([...touchedFolders(before, new Map([...before, ...changes]))]).toEqual(folders)
  })

  it('SITE-5 a removed file touches its folder', () => {
    expect([...touchedFolders(before, new Map([...before].filter(([path]) => path !== 'ash/site.json')))]).toEqual([
      'ash',
    ])
  })

  it('lists the folders, including an empty one', () => {
    expect([...foldersOf(new Map([...before, ['empty/', 'folder']]))]).toEqual(['ash', 'bay', '_groups', 'empty'])
  })
})
