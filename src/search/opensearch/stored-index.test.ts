import { describe, expect, it } from 'vitest'
import type { SearchSchema } from '../engine.ts'
import type { Answer, Cluster } from './cluster.ts'
import { storedIndex } from './stored-index.ts'

const SCHEMA: SearchSchema = {
  fields: [{ name: 'listed', type: 'number' }],
  text: [],
  synonyms: [],
  newest: 'listed',
}

/** A fake cluster with indexes and their metadata, without documents. */
function memoryCluster() {
  const indexes = new Map<string, { readonly meta: Answer; readonly madeAt: number }>()
  let moments = 0
  const cluster: Cluster = {
    async ask(method, path, body: Answer) {
      const [name = '', part] = path.split('/')
      const found = indexes.get(name)
      if (part === '_settings') {
        const stem = name.slice(0, -1)
        const matching = [...indexes].filter(([other]) => other.startsWith(stem))
        return Object.fromEntries(
          matching.map(([other, { madeAt }]) => [other, { settings: { index: { creation_date: String(madeAt) } } }]),
        )
      }
      if (method === 'PUT' && part === undefined) indexes.set(name, { meta: body.mappings._meta, madeAt: moments++ })
      else if (!found) return null
      if (method === 'DELETE') indexes.delete(name)
      if (part === '_count') return { count: 0 }
      if (method === 'GET') return { [name]: { mappings: { _meta: found?.meta } } }
      if (part === '_mapping') indexes.set(name, { madeAt: found!.madeAt, meta: body._meta })
      return {}
    },
  }
  const open = (madeBy = 'this source', owner = 'a-site') =>
    storedIndex<string>({ cluster, prefix: 'test', owner, madeBy, schema: SCHEMA, patienceMs: 0 })
  return { open, names: () => [...indexes.keys()] }
}

describe('storedIndex', () => {
  it('STOCK-3 gives the next process the note of how far it was filled, and null before that', async () => {
    const { open } = memoryCluster()
    const index = open()
    expect(await index.readNote()).toBeNull()
    await index.make()
    expect(await open().readNote()).toBeNull()
    await index.writeNote('so far')
    expect(await open().readNote()).toBe('so far')
  })

  it('has an index for each owner, source and schema, under names that OpenSearch accepts', async () => {
    const { open, names } = memoryCluster()
    for (const index of [open(), open('other source'), open('this source', 'Ünsafe/*')]) await index.make()
    expect(new Set(names()).size).toBe(3)
    for (const name of names()) expect(name).toMatch(/^test-[0-9a-z-]+-[0-9a-f]{12}-index$/)
  })

  it('leaves the previous version’s index, and deletes older ones', async () => {
    const { open, names } = memoryCluster()
    await open('first', 'a-site-of-another').make()
    for (const source of ['first', 'second', 'third']) await open(source).make()
    expect(names()).toHaveLength(3)
    const [others, before] = names()
    await open('fourth').make()
    expect(names()).toContain(others)
    expect(names()).not.toContain(before)
  })

  it('uses the index that another process remade, once it is complete', async () => {
    const { open } = memoryCluster()
    const [one, other] = [open(), open()]
    await one.make()
    await other.make()
    await other.writeNote('the other’s')
    await one.writeNote('the one’s')
    expect(await open().readNote()).toBe('the one’s')
  })

  it('never marks an index complete that another process emptied and abandoned', async () => {
    const { open } = memoryCluster()
    const [one, other] = [open(), open()]
    await one.make()
    await other.make()
    await expect(one.writeNote('so far')).rejects.toThrow('remade by another process')
    expect(await open().readNote()).toBeNull()
  })
})
