import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { changesBetween, EMPTY_FOLDER, type FolderState, readFolder } from './read-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-catalogue-'))
  await mkdir(join(folder, 'ash'), { recursive: true })
  await mkdir(join(folder, '_groups'), { recursive: true })
  await writeFile(join(folder, '_groups', 'makes.json'), '{}')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, value: unknown) => writeFile(join(folder, file), JSON.stringify(value))
const writeSite = (more: Record<string, unknown> = {}) =>
  write('ash/site.json', { ...smallSite({ slug: 'ash' }), ...more })
const model = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: id.toUpperCase(),
  slug: `make-${id}`,
  manufacturer_name: 'Make',
  bodies: ['SUVs'],
  ...more,
})
const part = (number: string, more: Record<string, unknown> = {}) => ({
  number,
  name: 'Filter',
  brand: 'Ours',
  ...more,
})
const read = (before = EMPTY_FOLDER) => readFolder(folder, before, false)
const modelsOf = ({ live }: FolderState) => live.get('ash')?.catalogue.models.map(({ id, name }) => [id, name])
const faultsOf = ({ faults }: FolderState) =>
  faults.flatMap((each) => each.faults.map(({ path, reason, hint }) => [path, reason, hint]))

describe('the catalogue of a site’s folder', () => {
  it('MODEL-1 reads every field of a model, with defaults for missing ones', async () => {
    await writeSite()
    await write('ash/models.json', {
      models: [model('a', { status: 'coming_soon', override_url: 'https://a.example/' })],
    })
    expect((await read()).live.get('ash')?.catalogue.models).toEqual([
      {
        ...model('a'),
        description: null,
        path: '/models/make-a',
        override_url: 'https://a.example/',
        aftermarket_manufacturer_id: null,
        accessories_count: 0,
        bodyStyle: null,
        body: [],
        fuel: [],
        variant: null,
        status: 'coming_soon',
        image: null,
      },
    ])
  })

  it('MODEL-1 lists a group’s models first, and a site’s own model replaces the group’s of the same id', async () => {
    await writeSite({ extends: ['makes'] })
    await write('_groups/makes.models.json', { models: [model('a'), model('b')] })
    expect(modelsOf(await read())).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ])
    await write('ash/models.json', { models: [model('c'), model('a', { name: 'Ours' })] })
    expect(modelsOf(await read())).toEqual([
      ['a', 'Ours'],
      ['b', 'B'],
      ['c', 'C'],
    ])
  })

  it('MODEL-1 a franchised dealer shows the group’s models of its make, and all models it lists itself', async () => {
    await writeSite({ extends: ['makes'], identity: { manufacturer: 'Kia' } })
    await write('_groups/makes.models.json', { models: [model('a'), model('b', { manufacturer_name: 'Kia' })] })
    await write('ash/models.json', { models: [model('c')] })
    expect(modelsOf(await read())?.map(([id]) => id)).toEqual(['b', 'c'])
  })

  it('SITE-5 MODEL-1 reports a fault with file, path, reason and what was likely meant', async () => {
    await writeSite()
    await write('ash/models.json', {
      models: [model('a', { manufacturer_nam: 'Make', status: 'comming_soon', bodies: ['1', '2', '3', '4'] })],
    })
    await write('ash/parts.json', { parts: [part('A-1'), part('a1'), part('B', { price: -1 })] })
    expect(faultsOf(await read())).toEqual([
      ['models.json.models[0].bodies', 'expected at most 3 items', null],
      [
        'models.json.models[0].status',
        'expected one of "", "coming_soon", "new", found "comming_soon"',
        'did you mean "coming_soon"?',
      ],
      ['models.json.models[0].manufacturer_nam', 'is not a known option', 'did you mean "manufacturer_name"?'],
      ['parts.json.parts[2].price', 'expected at least 0.01, found -1', null],
    ])
  })

  it('SITE-5 refuses two models with one address, repeated ids and numbers, and broken JSON', async () => {
    await writeSite()
    await write('ash/parts.json', { parts: [part('A-1'), part('a1')] })
    await write('ash/models.json', { models: [model('a'), model('b', { slug: 'make-a' })] })
    expect(faultsOf(await read())).toEqual([['parts.json.parts[1].number', '"a1" is in this list twice', null]])
    await write('ash/parts.json', { parts: [] })
    expect(faultsOf(await read())).toEqual([['models.json.models[1].slug', '"make-a" is in this list twice', null]])
    await writeFile(join(folder, 'ash', 'models.json'), '{')
    expect(faultsOf(await read())[0]?.[1]).toContain('models.json is not valid JSON')
  })

  it('SITE-5 shows a change, and a broken file leaves the last good catalogue up', async () => {
    await writeSite()
    await write('ash/models.json', { models: [model('a')] })
    const before = await read()
    await write('ash/models.json', { models: [model('a'), model('b')] })
    const after = await read(before)
    expect(changesBetween(before, after)).toEqual([{ slug: 'ash', kind: 'changed' }])
    await write('ash/models.json', { models: 'none' })
    const broken = await read(after)
    expect(modelsOf(broken)).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ])
    expect(broken.faults).toMatchObject([{ name: 'ash', served: true }])
  })

  it('SITE-5 an untouched catalogue stays the same object, so that its engine is reused', async () => {
    await writeSite()
    await write('ash/parts.json', { parts: [part('A-1')] })
    const before = await read()
    await mkdir(join(folder, 'birch'))
    await write('birch/site.json', smallSite({ slug: 'birch', id: 'birch' }))
    const after = await read(before)
    expect(after.live.get('ash')?.catalogue).toBe(before.live.get('ash')?.catalogue)
  })

  it('ROUTE-3 reports menus that link to models, parts or offers the site does not have', async () => {
    const header = [
      { label: 'Models', href: '/models?body=suvs' },
      { label: 'Parts', href: '/parts/search' },
      { label: 'Offers', href: '/special-offers' },
      { label: 'One', href: '/models/make-b' },
    ]
    await writeSite({ menus: { header } })
    expect(faultsOf(await read()).map(([path]) => path)).toEqual([0, 1, 2, 3].map((at) => `menus.header[${at}].href`))
    await write('ash/models.json', { models: [model('a')] })
    await write('ash/parts.json', { parts: [part('1')] })
    await writeSite({ menus: { header }, integrations: { offersCount: 1 } })
    expect(faultsOf(await read())).toEqual([
      ['menus.header[3].href', 'there is no model at "/models/make-b"', 'did you mean "/models/make-a"?'],
    ])
  })
})
