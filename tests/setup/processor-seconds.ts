import { afterAll, beforeAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor seconds of the worker in a file's tests and hooks. Postgres, servers and browsers are not counted. */
    processorSeconds?: number
  }
}

/** Measures each file for the report at the end of a run (scripts/counting-reporter.mjs). No file fails for it. */
let before = process.cpuUsage()
// Files of a worker share modules: the one that comes first loads them for all, so loading is not counted.
beforeAll(() => {
  before = process.cpuUsage()
})

// A setup file's hook is the first, so it runs after those of the file.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter's names, and needs none here.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before)
  file.meta.processorSeconds = (user + system) / 1e6
})
