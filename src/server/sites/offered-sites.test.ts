import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDirectory } from '#site/files/directory.ts'
import { sitesAsTheyLie } from '#site/files/read-folder.ts'
import { withoutDeposits } from './offered-sites.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'sites')
const log = { info: () => {}, warn: () => {} }

it('CAR-11 a site that asks for deposits takes none where nothing can be paid, and is as it was otherwise', async () => {
  const asItLies = await openDirectory({ folder, production: false, log })
  const without = await openDirectory({
    folder,
    production: false,
    log,
    reader: withoutDeposits(sitesAsTheyLie(folder)),
  })
  const before = asItLies.all()
  expect(before.some(({ reservation }) => reservation.kind === 'deposit')).toBe(true)
  expect(without.all()).toEqual(before.map((site) => ({ ...site, reservation: { kind: 'off' } })))
  asItLies.close()
  without.close()
})
