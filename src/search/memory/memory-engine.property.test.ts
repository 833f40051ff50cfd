import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchDocument, SearchRequest } from '../engine.ts'
import { aDocument, aRequest, SCHEMA } from '../testing/made-searches.ts'
import { createOracle } from '../testing/oracle.ts'
import { createMemoryEngine, type MemoryEngine, restoreMemoryEngine } from './memory-engine.ts'

type Step =
  | { readonly do: 'upsert'; readonly documents: readonly SearchDocument<string>[] }
  | { readonly do: 'remove'; readonly ids: readonly string[] }
  | { readonly do: 'search'; readonly request: SearchRequest }
  | { readonly do: 'restart' }

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('upsert' as const), documents: fc.array(aDocument, { maxLength: 20 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      ids: fc.array(
        fc.integer({ min: 0, max: 65 }).map((id) => `car-${id}`),
        { maxLength: 10 },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('search' as const), request: aRequest }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
)

describe('the memory engine compared with the oracle', () => {
  it('SEARCH-2 SEARCH-4 SEARCH-5 SEARCH-6 SEARCH-7 SEARCH-8 SEARCH-19 answers as the oracle does, whatever changed before and whenever it was restored from a snapshot', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aDocument, { maxLength: 60 }),
        fc.array(aStep, { maxLength: 12 }),
        fc.array(aRequest, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(0, 5, 1000),
        async (stock, steps, requests, fewestRowsSwept) => {
          let engine: MemoryEngine<string> = createMemoryEngine<string>(SCHEMA, { fewestRowsSwept })
          const oracle = createOracle<string>(SCHEMA)
          const compare = async (request: SearchRequest) =>
            expect(await engine.search(request)).toEqual(await oracle.search(request))
          for (const one of [engine, oracle]) await one.upsert(stock)
          for (const step of steps) {
            if (step.do === 'search') await compare(step.request)
            if (step.do === 'restart') engine = await restarted(engine, fewestRowsSwept)
            for (const one of [engine, oracle]) {
              if (step.do === 'upsert') await one.upsert(step.documents)
              if (step.do === 'remove') await one.remove(step.ids)
            }
          }
          // Twice, so that the second round reads the engine's caches.
          for (const request of [...requests, ...requests]) await compare(request)
          expect(await engine.size()).toBe(await oracle.size())
        },
      ),
      { numRuns: 200 },
    )
  })
})

async function restarted(engine: MemoryEngine<string>, fewestRowsSwept: number): Promise<MemoryEngine<string>> {
  const restored = restoreMemoryEngine<string>(SCHEMA, await engine.snapshot(''), { fewestRowsSwept })
  if (!restored.ok) throw new Error(restored.reason)
  return restored.engine
}
