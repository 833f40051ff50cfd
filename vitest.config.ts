import { defineConfig } from 'vitest/config'

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
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // One browser and one server at a time: two cores are soon busy.
          fileParallelism: false,
        },
      },
    ],
    reporters: ['default'],
  },
})
