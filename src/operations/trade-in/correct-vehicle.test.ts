import { expect, it } from 'vitest'
import { correctVehicle } from './correct-vehicle.ts'

const MAKES = [
  { name: 'Toyota', models: ['Corolla', 'HiLux', 'LandCruiser', 'LandCruiser Prado', 'RAV4', 'Yaris', 'Yaris Cross'] },
  { name: 'Mazda', models: ['CX-3', 'CX-5', 'BT-50', 'Mazda3', 'Mazda2'] },
  { name: 'Kia', models: ['Sportage'] },
  { name: 'Mercedes-Benz', models: ['C-Class'] },
]

it.each([
  ['Toyta', 'Rav 4', 'Toyota RAV4', null],
  ['toyota', 'hi-lux', 'Toyota HiLux', null],
  ['Tyota', 'Corola', 'Toyota Corolla', null],
  ['Mercedes Bens', 'c class', 'Mercedes-Benz C-Class', null],
  ['Toyota', 'Rav', 'Toyota Rav', 'Toyota RAV4'],
  ['Toyota', 'Rva4', 'Toyota Rva4', 'Toyota RAV4'],
  ['Mazda', 'CX5', 'Mazda CX-5', null],
  ['Mazda', 'CX-9', 'Mazda CX-9', null],
  ['Mazda', 'BT-5', 'Mazda BT-5', 'Mazda BT-50'],
  ['Mazda', 'Mazda6', 'Mazda Mazda6', null],
  ['Toyota', 'Land', 'Toyota Land', null],
  ['Toyota', 'Crown', 'Toyota Crown', null],
  ['Kai', 'Sportage', 'Kai Sportage', null],
  ['Lada', 'Niva', 'Lada Niva', null],
] as const)('D-71 TRADE-3 %s %s is %s, and may be %s', (make, model, is, suggestion) => {
  const corrected = correctVehicle({ make, model }, MAKES)
  expect(`${corrected.make} ${corrected.model}`).toBe(is)
  expect(corrected.suggestion).toBe(suggestion)
})
