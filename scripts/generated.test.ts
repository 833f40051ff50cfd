import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { staleFiles } from './generated.mjs'

it('SITE-5 npm run check names a generated file that is out of date, with the command that writes it', () => {
  expect(staleFiles()).toEqual([])
  const changed = (file: string) => {
    if (file === 'docs/options.md' || file.endsWith('phone-metadata.ts')) return 'of another version'
    return file === 'THIRD-PARTY-NOTICES.md' ? null : readFileSync(file, 'utf8')
  }
  expect(staleFiles(changed)).toEqual([
    'docs/options.md is out of date: run `npm run forecourt -- site docs`',
    'src/domain/phone/phone-metadata.ts is out of date: run `node scripts/write-phone-metadata.mjs`',
    'THIRD-PARTY-NOTICES.md is out of date: run `node scripts/notices.mjs`',
  ])
})
