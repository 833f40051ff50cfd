import { expect, it } from 'vitest'
import { serviceAddressOf } from './service-address.ts'

const CAR = { id: 'c 1', stocknum: 'S100', vin: null }

it.each([
  ['https://chat.example/dealer', 'https://chat.example/dealer'],
  ['https://chat.example/?car={id}&stock={stocknum}', 'https://chat.example/?car=c%201&stock=S100'],
  ['https://spin.example/{vin}', null],
  ['https://spin.example/{unknown}', null],
])('D-49 address %s of a service becomes %s for a car without a VIN', (address, expected) => {
  expect(serviceAddressOf(address, CAR)).toBe(expected)
})
