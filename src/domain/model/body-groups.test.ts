import { expect, it } from 'vitest'
import { exampleModel } from '../testing/example-catalogue.ts'
import { bodyGroups } from './body-groups.ts'

it('SITE-7 MODEL-1 lists a model in the group of each of its bodies, in the catalogue’s order', () => {
  const models = [
    exampleModel({ slug: 'a', bodies: ['Utes & Vans'] }),
    exampleModel({ slug: 'b', bodies: ['SUVs', 'Electric'] }),
    exampleModel({ slug: 'c', bodies: ['Electric', 'SUVs', 'Sports'] }),
  ]
  expect(bodyGroups(models).map((group) => [group.label, group.href, group.models.map(({ slug }) => slug)])).toEqual([
    ['Utes & Vans', '/models?body=utes-vans', ['a']],
    ['SUVs', '/models?body=suvs', ['b', 'c']],
    ['Electric', '/models?body=electric', ['b', 'c']],
    ['Sports', '/models?body=sports', ['c']],
  ])
})
