import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const BUILD = join(import.meta.dirname, '../../build')

it('every file that the server’s build names is in the browser’s build', () => {
  const scripts = readdirSync(join(BUILD, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(BUILD, 'server', name), 'utf8'))
  const named = new Set(scripts.flatMap((script) => script.match(/(?<=["'`])\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? []))
  expect(named.size).toBeGreaterThan(10)
  // Two sources with the same content become one file, under one of their names (Vite 8).
  expect([...named].filter((path) => !existsSync(join(BUILD, 'client', path)))).toEqual([])
})
