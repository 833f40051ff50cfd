import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notices } from '../../scripts/notices.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

it('L13 THIRD-PARTY-NOTICES.md is current: run `node scripts/notices.mjs`', () => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).toBe(notices(lock))
})

it('L13 lists each production package with its licence, including png-js and libvips, but no test tools', () => {
  const text = notices(lock)
  for (const named of ['react 19', 'sharp 0', 'png-js', '@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'])
    expect(text).toContain(named)
  expect(text).not.toContain('playwright')
})

it('L13 refuses a package without a licence', () => {
  expect(() => notices({ packages: { 'node_modules/nameless': { version: '1.0.0' } } })).toThrow(
    /nameless names no licence/,
  )
})
