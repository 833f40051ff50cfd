import { expect, it } from 'vitest'
import { staleFiles } from './generated.mjs'

it('npm run check names a generated file that is out of date, with the command that writes it', () => {
  expect(staleFiles()).toEqual([])
  const changed = (file: string) => (file === 'THIRD-PARTY-NOTICES.md' ? null : 'of another version')
  expect(staleFiles(changed)).toEqual([
    'src/domain/phone/phone-metadata.ts is out of date: run `node scripts/write-phone-metadata.mjs`',
    'THIRD-PARTY-NOTICES.md is out of date: run `node scripts/notices.mjs`',
  ])
})
