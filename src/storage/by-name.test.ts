import { expect, it } from 'vitest'
import { openTestStorage, TEST_DATABASES } from './testing.ts'

it.each(TEST_DATABASES)('DESK-1 names are in one order on %s, whatever their case', async (database) => {
  const storage = await openTestStorage(database)
  try {
    const { stockChoices, transaction } = storage.forSite({ slug: 'a' })
    const at = new Date('2026-11-22T00:00:00Z')
    for (const name of ['utes', 'Vans', 'SUVs', 'a-z', 'a z', 'Above'])
      await transaction((within) => stockChoices.saveView('kim', { id: name, name, query: '' }, at, within))
    const names = (await stockChoices.views('kim')).map(({ name }) => name)
    expect(names).toEqual(['a z', 'a-z', 'Above', 'SUVs', 'utes', 'Vans'])
  } finally {
    await storage.close()
  }
})
