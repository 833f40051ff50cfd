import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PAGES = ['src/ui', 'src/themes', 'src/web']
/** The only file that may access browser storage, with the table of stored items. */
const ALLOWED = 'src/ui/browser-storage/stored-items.ts'

it('LAW-4 browser storage is accessed only through the table of stored items', () => {
  const offenders = PAGES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== ALLOWED)
    .filter((file) =>
      /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(withoutComments(readFileSync(file, 'utf8'))),
    )
  expect(offenders).toEqual([])
})

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
