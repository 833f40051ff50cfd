import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/setup/longest-first.ts'
import { SAMPLED, SAMPLED_UNITS } from './tests/setup/proof.ts'
import { beginRun } from './tests/setup/run-clock.ts'

/** As scripts/start.mjs sets it: a run starts a hundred processes, each of which would compile the program again. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compile')

beginRun()

/** The calls that React's production version has (tests/setup/production-react.ts). */
const PRODUCTION_JSX = { jsx: { runtime: 'automatic', development: false } } as const

/** Room for what lives briefly: a worker takes 7% less processor time than with the standard 16 MB. */
const YOUNG = ['--max-semi-space-size=64']

/** For the properties of fast-check. */
const SEED = 'tests/setup/property-seed.ts'

/** Ends tests that hang. Generous: a busy machine is ten times slower than a quiet one. */
const HANGS = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } }

const UNIT = {
  globalSetup: ['tests/setup/postgres.ts'],
  setupFiles: ['tests/setup/production-react.ts', SEED, 'tests/setup/processor-seconds.ts'],
  maxWorkers: 2,
  // Files share modules: no test mocks one, and caches are keyed. Loading all modules per file would triple the time.
  isolate: false,
  execArgv: YOUNG,
  ...HANGS,
}

const BROWSER = {
  globalSetup: ['tests/setup/demonstration.ts'],
  setupFiles: ['tests/setup/end-servers.ts'],
  ...HANGS,
  // Twice the cores: a browser test waits a good part of its time. Three times is no faster: the processor is busy then.
  maxWorkers: 4,
  // Files of a worker share one browser.
  isolate: false,
}

/** Kills, and outages and storms: a real Postgres, real servers and browsers. */
const TROUBLE = {
  globalSetup: ['tests/setup/postgres.ts', 'tests/setup/demonstration.ts'],
  setupFiles: ['tests/setup/production-react.ts', SEED, 'tests/setup/end-servers.ts'],
  ...HANGS,
  maxWorkers: 2,
  isolate: false,
}

export default defineConfig({
  test: {
    projects: [
      {
        oxc: PRODUCTION_JSX,
        test: {
          ...UNIT,
          name: 'unit',
          include: [
            '{src,fixtures,tests/repository,tests/scenarios,tests/simulator}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        // What to tidy, which refuses no change: npm run check -- --advice.
        test: { ...HANGS, name: 'advice', include: ['tests/advice/**/*.test.ts'] },
      },
      {
        test: { ...BROWSER, name: 'browser', include: ['tests/browser/**/*.test.ts'] },
      },
      {
        // What the two projects above prove a sample of, whole: npm run chaos.
        oxc: PRODUCTION_JSX,
        test: { ...UNIT, name: 'whole-unit', include: SAMPLED_UNITS, env: { PROOF: 'whole' } },
      },
      {
        test: { ...BROWSER, name: 'whole', include: SAMPLED, env: { PROOF: 'whole' } },
      },
      {
        oxc: PRODUCTION_JSX,
        test: { ...TROUBLE, name: 'kill', include: ['tests/kill/**/*.test.ts'] },
      },
      {
        oxc: PRODUCTION_JSX,
        test: { ...TROUBLE, name: 'chaos', include: ['tests/chaos/**/*.test.ts'] },
      },
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
  },
})
