import { defineConfig } from 'vitest/config'

/** No browser, but the whole server, several times: kept out of the way of what runs two at a time. */
const WHOLE_SERVER = ['tests/kill/server.test.ts', 'tests/kill/drain.test.ts']
/** The same, while things break. */
const CHAOS = 'tests/chaos/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,fixtures,tests/repository,tests/scenarios,tests/kill}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: WHOLE_SERVER,
          globalSetup: ['tests/setup/postgres.ts'],
          maxWorkers: 2,
          // No test replaces a module, and what a module keeps is asked for by name: loading all anew for each file
          // would cost three times the tests.
          isolate: false,
          // Ends what hangs. A busy machine takes several times as long as a quiet one, and that is no fault of a test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', ...WHOLE_SERVER, CHAOS],
          globalSetup: ['tests/setup/demonstration.ts'],
          setupFiles: ['tests/setup/end-servers.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          // The files of a worker share one browser.
          isolate: false,
        },
      },
    ],
    reporters: ['default'],
  },
})
