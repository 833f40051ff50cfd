import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { handlerOf } from './route-modules.ts'
import { CONSOLE_ROUTES, type ConsoleRoute } from './routes.ts'

const ROWS: readonly ConsoleRoute[] = CONSOLE_ROUTES
const filesOf = (ending: string) => globSync(`**/*${ending}`, { cwd: import.meta.dirname }).toSorted()
const textOf = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')

describe('a page of the console is its row and its files', () => {
  it('every route file is named by a row, and every row names one', () => {
    expect(filesOf('.route.ts')).toEqual([...new Set(ROWS.map(({ module }) => `${module}.route.ts`))].toSorted())
  })

  it('every row has its handler, and every handler its row', async () => {
    for (const row of ROWS) expect(handlerOf(row), `${row.method} ${row.path}`).toBeTypeOf('function')
    const rows = new Map(ROWS.map(({ method, path, module }) => [`${method} ${path}`, module]))
    for (const file of filesOf('.route.ts')) {
      const { routes } = await import(`./${file}`)
      const module = file.replace(/\.route\.ts$/, '')
      expect(Object.keys(routes).filter((address) => rows.get(address) !== module)).toEqual([])
    }
  })

  it('no address is in the table twice', () => {
    const addresses = ROWS.map(({ method, path }) => `${method} ${path}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it.each(filesOf('.page.tsx'))('the kind of %s is the name of its file', (file) => {
    const [, type = ''] = /definePage<(\w+)>/.exec(textOf(file)) ?? []
    const kinds = SOURCES.flatMap(
      (text) => new RegExp(`interface ${type}\\b[^{]*\\{\\s*readonly kind: '([\\w-]+)'`).exec(text)?.[1] ?? [],
    )
    expect(kinds).toEqual([basename(file, '.page.tsx')])
  })
})

const SOURCES = [...filesOf('.ts'), ...filesOf('.tsx')].map(textOf)
