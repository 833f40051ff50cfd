import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { processesOf } from './processes.ts'

const POSTGRES = 'postgres://cars@db.example/cars'

it.each([
  [1, null, 1],
  [1, POSTGRES, 1],
  [3, POSTGRES, 3],
  ['auto', POSTGRES, 8],
  ['auto', null, 1],
] as const)('OPS-3 PROCESSES=%s with the database %s is %s processes on eight cores', (wanted, databaseUrl, count) => {
  expect(processesOf(wanted, databaseUrl, 8)).toBe(count)
})

it('OPS-3 refuses several processes on the embedded database, with what to do', () => {
  expect(() => readEnvironment({ PROCESSES: '2' })).toThrow(
    'PROCESSES=2 needs a Postgres server, because only one process can open the embedded database: set DATABASE_URL, or PROCESSES=1.',
  )
})

it('OPS-3 is one process by default, and refuses a number that is none', () => {
  expect(readEnvironment({})).toMatchObject({ processes: 1, processNumber: 1, servedSlugs: null })
  for (const PROCESSES of ['0', 'many', '1.5']) expect(() => readEnvironment({ PROCESSES })).toThrow('PROCESSES')
})
