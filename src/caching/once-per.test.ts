import { expect, it } from 'vitest'
import { oncePer } from './once-per.ts'

it('computes a value once for an object', () => {
  const tableOf = oncePer((list: readonly number[]) => new Set(list))
  const list = [1, 2]
  expect(tableOf(list)).toBe(tableOf(list))
  expect(tableOf(list)).not.toBe(tableOf([1, 2]))
})

it('computes it again when an input is another one', () => {
  const textOf = oncePer((site: { readonly name: string }, minute: number) => ({ text: `${site.name} at ${minute}` }))
  const site = { name: 'Yard' }
  const first = textOf(site, 1)
  expect(textOf(site, 1)).toBe(first)
  expect(textOf(site, 2)).toEqual({ text: 'Yard at 2' })
  expect(textOf(site, 1)).not.toBe(first)
})

it('reuses undefined and null like any other value', () => {
  let computed = 0
  const nothing = oncePer((_key: object) => {
    computed += 1
    return null
  })
  const key = {}
  expect([nothing(key), nothing(key), computed]).toEqual([null, null, 1])
})

it('does not reuse a promise that rejects', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('there')]
  const answerOf = oncePer((_key: object) => answers.shift() ?? Promise.resolve('too late'))
  const key = {}
  await expect(answerOf(key)).rejects.toThrow('away')
  expect(await answerOf(key)).toBe('there')
  expect(await answerOf(key)).toBe('there')
})
