import { memoryRecords } from './testing.ts'
import { versionRecordsContract } from './version-records.contract.ts'

versionRecordsContract('in memory', async () => ({ records: memoryRecords(), close: async () => {} }))
