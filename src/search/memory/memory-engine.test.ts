import { describeEngine } from '../engine.contract.ts'
import { createMemoryEngine } from './memory-engine.ts'

describeEngine('the memory engine', async (schema) => createMemoryEngine(schema))
