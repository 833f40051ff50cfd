import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Files of the storage that write JSON to a disk, not to a column. */
const DISK_FILES = ['database/owner-lock.ts', 'database/remembered-database.ts', 'json-text.ts']

it('S3-3 every JSON column is written by jsonText', () => {
  const folder = join(ROOT, 'src', 'storage')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const found = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('JSON.stringify('))
  expect(found.toSorted()).toEqual(DISK_FILES)
})
