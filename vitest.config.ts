import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/setup/longest-first.ts'

/** As scripts/start.mjs sets it: a run starts a hundred processes, each of which would compile the program again. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compile')

/** Kills, outages and storms: npm run chaos. */
const CHAOS = '{tests/kill,tests/chaos}/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,fixtures,tests/repository,tests/scenarios,tests/simulator}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: ['tests/setup/file-budget.ts'],
          maxWorkers: 2,
          // Files share modules: no test mocks one, and caches are keyed. Loading all modules per file would triple the time.
          isolate: false,
          // Ends tests that hang. Generous, because a busy machine is several times slower than a quiet one.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/setup/demonstration.ts'],
          setupFiles: ['tests/setup/end-servers.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          // Twice the cores: a browser test waits a good part of its time.
          maxWorkers: 4,
          // Files of a worker share one browser.
          isolate: false,
        },
      },
      {
        test: {
          name: 'chaos',
          include: [CHAOS],
          globalSetup: ['tests/setup/postgres.ts', 'tests/setup/demonstration.ts'],
          setupFiles: ['tests/setup/end-servers.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
  },
})
