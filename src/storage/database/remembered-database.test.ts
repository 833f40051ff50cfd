import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databaseName, refuseAnotherDatabase, rememberDatabase } from './remembered-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-belongs-'))
})
afterEach(() => rm(folder, { recursive: true }))

const POSTGRES = databaseName('postgres://dealer:very-secret@db.example:5432/cars')

it('D-10 a data folder of a Postgres server refuses the embedded database, and names its own without secrets', async () => {
  await rememberDatabase(folder, POSTGRES)
  expect(await readFile(path.join(folder, 'belongs-to.json'), 'utf8')).not.toContain('very-secret')
  const opening = refuseAnotherDatabase(folder, databaseName(null), null)
  await expect(opening).rejects.toThrow(
    `The data folder ${folder} belongs to the Postgres database postgres://db.example:5432/cars, and this command would use the embedded database in it: set DATABASE_URL to the first`,
  )
  await expect(refuseAnotherDatabase(folder, POSTGRES, null)).resolves.toBeUndefined()
})

it('D-10 refuses another Postgres database unless ADOPT_DATABASE names it', async () => {
  await rememberDatabase(folder, POSTGRES)
  const other = databaseName('postgres://dealer:very-secret@db.example:5432/trucks')
  await expect(refuseAnotherDatabase(folder, other, null)).rejects.toThrow(
    'set ADOPT_DATABASE=postgres://db.example:5432/trucks once',
  )
  await expect(refuseAnotherDatabase(folder, other, databaseName(null))).rejects.toThrow('belongs to')
  await refuseAnotherDatabase(folder, other, other)
  await rememberDatabase(folder, other)
  await expect(refuseAnotherDatabase(folder, POSTGRES, null)).rejects.toThrow('trucks')
})

it('D-10 accepts any database if the folder has no record or cannot be read', async () => {
  await refuseAnotherDatabase(folder, POSTGRES, null)
  await writeFile(path.join(folder, 'belongs-to.json'), '{')
  await refuseAnotherDatabase(folder, databaseName(null), null)
})
