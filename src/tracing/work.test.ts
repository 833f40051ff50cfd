import { expect, it } from 'vitest'
import { type DoneQuery, noteQuery, onQueryDone } from './query.ts'
import { type DoneWork, onWorkDone, traced, type Work } from './work.ts'

const work = (facts: Work['facts'] = {}): Work => ({ kind: 'import', name: 'stock', site: 'yard', facts })

it('OPS-7 runs work without a listener as it is', async () => {
  expect(await traced(work(), async () => 7)).toBe(7)
})

it('OPS-7 tells a listener of each piece of work: how long it took, whether it failed, and facts added meanwhile', async () => {
  const heard: DoneWork[] = []
  const end = onWorkDone('import', (done) => heard.push(done))
  const facts: Work['facts'] = {}
  await traced(work(facts), async () => {
    facts['rows'] = 3
  })
  await expect(traced(work(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  // A redirect is an answer.
  await traced(work(), () => Promise.reject(new Response(null, { status: 302 }))).catch(() => {})
  end()
  await traced(work(), async () => {})
  expect(heard.map(({ failed, name, site }) => [failed, name, site])).toEqual([
    [false, 'stock', 'yard'],
    [true, 'stock', 'yard'],
    [false, 'stock', 'yard'],
  ])
  expect(heard[0]?.facts).toEqual({ rows: 3 })
  expect(heard.every(({ seconds }) => seconds >= 0 && seconds < 60)).toBe(true)
})

it('OPS-7 tells a listener of queries until it ends', () => {
  const heard: DoneQuery[] = []
  const end = onQueryDone((query) => heard.push(query))
  noteQuery({ text: 'select $1', seconds: 0.1, failed: false })
  end()
  noteQuery({ text: 'select $2', seconds: 0.1, failed: false })
  expect(heard.map(({ text }) => text)).toEqual(['select $1'])
})
