import { randomUUID } from 'node:crypto'
import { describe, it } from 'vitest'
import { describeEngine } from '../engine.contract.ts'
import { openCluster } from './cluster.ts'
import { keptIndex } from './kept-index.ts'
import { createOpenSearchEngine } from './opensearch-engine.ts'

const url = process.env.OPENSEARCH_URL

if (url) {
  describeEngine('the OpenSearch engine', async (schema) => {
    const cluster = openCluster({ url })
    const index = keptIndex({ cluster, prefix: 'forecourt-test', owner: randomUUID(), schema })
    await index.make()
    const engine = createOpenSearchEngine<string>({ cluster, index: index.name, schema })
    return {
      ...engine,
      close: async () => {
        await cluster.ask('DELETE', index.name)
      },
    }
  })
} else {
  describe('the OpenSearch engine', () => {
    it.skip('skipped: OPENSEARCH_URL says of no cluster to run the contract on (peers/README.md)', () => {})
  })
}
