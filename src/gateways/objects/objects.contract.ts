import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Objects, StoredObject } from './objects.ts'

/** What every store of objects does. */
export function objectsContract(
  name: string,
  open: () => Promise<{ objects: Objects; close: () => Promise<void> }>,
): void {
  describe(`OPS-1 objects in ${name}`, () => {
    let store: Awaited<ReturnType<typeof open>>
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    const bytes = (text: string) => new TextEncoder().encode(text)
    const text = async (key: string) => {
      const read = await store.objects.read(key)
      return read && new TextDecoder().decode(read)
    }
    const all = async (prefix: string) => {
      const listed: StoredObject[] = []
      for await (const object of store.objects.list(prefix)) listed.push(object)
      return listed.sort((a, b) => (a.key < b.key ? -1 : 1))
    }

    it('reads what was written, byte for byte', async () => {
      const every = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
      await store.objects.write('pictures/ab/800.webp', every, 'image/webp')
      expect(await store.objects.read('pictures/ab/800.webp')).toEqual(every)
    })

    it('reads null where nothing is', async () => expect(await store.objects.read('pictures/none')).toBeNull())

    it('replaces an object', async () => {
      await store.objects.write('search/yard', bytes('first, and longer'), 'text/plain')
      await store.objects.write('search/yard', bytes('second'), 'text/plain')
      expect(await text('search/yard')).toBe('second')
    })

    it('stores an empty object', async () => {
      await store.objects.write('empty', new Uint8Array(), 'text/plain')
      expect(await store.objects.read('empty')).toEqual(new Uint8Array())
    })

    it('removes an object, twice without an error', async () => {
      await store.objects.write('stickers/a.pdf', bytes('pdf'), 'application/pdf')
      await store.objects.remove('stickers/a.pdf')
      await store.objects.remove('stickers/a.pdf')
      expect(await text('stickers/a.pdf')).toBeNull()
    })

    it('lists by prefix, with sizes and times', async () => {
      for (const key of ['stickers/a.pdf', 'stickers/b.pdf', 'stickers-old/c.pdf', 'versions/x/1/site.json'])
        await store.objects.write(key, bytes(key), 'text/plain')
      expect((await all('stickers/')).map(({ key, size }) => [key, size])).toEqual([
        ['stickers/a.pdf', 14],
        ['stickers/b.pdf', 14],
      ])
      expect((await all('versions/x/')).map(({ key }) => key)).toEqual(['versions/x/1/site.json'])
      expect((await all('')).length).toBe(4)
      for (const { changedAt } of await all('')) expect(Number.isFinite(changedAt.getTime())).toBe(true)
    })

    it('lists nothing where nothing is', async () => expect(await all('nothing/')).toEqual([]))

    it.each(['../out', '/root', 'a//b', '', 'a/../b', 'a b', '.hidden', 'a/', `a${'b'.repeat(600)}`])(
      'refuses the key %j',
      async (key) => {
        await expect((async () => store.objects.read(key))()).rejects.toThrow('Not a key')
        await expect((async () => store.objects.write(key, bytes('x'), 'text/plain'))()).rejects.toThrow('Not a key')
      },
    )

    it('has no fault while it works', async () => expect(await store.objects.fault()).toBeNull())
  })
}
