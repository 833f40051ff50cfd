import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDirectory } from '#site/folder/directory.ts'
import { sitesAsTheyLie } from '#site/folder/read-folder.ts'
import { withoutDeposits } from './offered-sites.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'sites')
const log = { info: () => {}, warn: () => {} }

it('CAR-11 turns off a site’s deposits where payments are unavailable, and changes nothing else', async () => {
  const asItLies = await openDirectory({ folder, production: false, log })
  const without = await openDirectory({
    folder,
    production: false,
    log,
    reader: withoutDeposits(sitesAsTheyLie(folder)),
  })
  const atTheNextStart = await openDirectory({
    folder,
    production: false,
    log,
    // As of published versions: what is read is up already.
    reader: withoutDeposits({ ...sitesAsTheyLie(folder), lastGood: async (_, now) => (now.ok ? now : null) }),
  })
  const before = asItLies.all()
  expect(before.some(({ reservation }) => reservation.kind === 'deposit')).toBe(true)
  expect(without.all()).toEqual(before.map((site) => ({ ...site, reservation: { kind: 'off' } })))
  expect(atTheNextStart.all()).toEqual(without.all())
  asItLies.close()
  without.close()
  atTheNextStart.close()
})
