import { expect, it } from 'vitest'
import { exampleModel } from '#domain/testing/example-catalogue.ts'
import { vehiclesMenu } from './vehicles-menu.ts'

const suv = (number: number) => exampleModel({ slug: `suv-${number}`, name: `SUV ${number}`, bodies: ['SUVs'] })

it('SITE-7 builds the Vehicles menu from the catalogue’s body groups, each linked to its models', () => {
  const menu = vehiclesMenu([
    exampleModel({ slug: 'hilux', name: 'HiLux', manufacturer_name: 'Toyota', bodies: ['Utes & Vans'] }),
    exampleModel({
      slug: 'ev5',
      name: 'EV5',
      manufacturer_name: 'Kia',
      bodies: ['Electric'],
      override_url: 'https://kia.example',
    }),
  ])
  expect(menu.map(({ label, href, items, more }) => ({ label, href, items, more }))).toEqual([
    {
      label: 'Utes & Vans',
      href: '/models?body=utes-vans',
      items: [{ label: 'Toyota HiLux', href: '/models/hilux' }],
      more: null,
    },
    {
      label: 'Electric',
      href: '/models?body=electric',
      items: [{ label: 'Kia EV5', href: 'https://kia.example' }],
      more: null,
    },
  ])
})

it('SITE-7 lists six models per body with the total, and omits the make for a dealer of one make', () => {
  const [group] = vehiclesMenu([1, 2, 3, 4, 5, 6, 7].map(suv))
  expect(group?.items.map(({ label }) => label)).toEqual(['SUV 1', 'SUV 2', 'SUV 3', 'SUV 4', 'SUV 5', 'SUV 6'])
  expect(group?.more).toBe('All 7')
})
