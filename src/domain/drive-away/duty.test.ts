import { describe, expect, it } from 'vitest'
import { dutyOn } from './duty.ts'
import type { DutyFacts, Missing, State } from './duty-facts.ts'

const CAR: DutyFacts = { isNew: false, carriesGoods: false, power: 'combustion', cylinders: 4, co2: 150, seats: 5 }
const NOW = '2026-11-22'

function dollars(state: State, value: number, facts: Partial<DutyFacts> = {}, today = NOW): number | Missing {
  const duty = dutyOn(state, Math.round(value * 100), { ...CAR, ...facts }, today)
  return duty.kind === 'known' ? duty.cents / 100 : duty.missing
}

describe('MONEY-3 duty by state, to the cent', () => {
  it.each<[State, number, number, Partial<DutyFacts>?]>([
    ['NSW', 30_000, 900],
    ['NSW', 45_000, 1_350],
    ['NSW', 45_000.01, 1_355],
    ['NSW', 60_000, 2_100],
    ['NSW', 60_000, 1_800, { carriesGoods: true }],
    ['NSW', 100_000, 4_100],
    ['QLD', 30_000, 900],
    ['QLD', 30_000, 600, { power: 'hybrid' }],
    ['QLD', 30_000, 1_050, { cylinders: 6 }],
    ['QLD', 30_000, 1_200, { cylinders: 8 }],
    ['QLD', 120_000, 4_800, { power: 'hybrid' }],
    ['QLD', 120_000, 4_800, { power: 'electric', cylinders: null }],
    ['QLD', 100_000, 3_000],
    ['QLD', 100_001, 5_005],
    ['SA', 300, 5],
    ['SA', 30_000, 1_140],
    ['WA', 20_000, 550],
    ['WA', 30_000, 1_050],
    ['WA', 40_000, 2_000],
    ['WA', 60_000, 3_900],
    ['WA', 20_000.7, 550],
    ['TAS', 375, 20],
    ['TAS', 27_750, 834],
    ['TAS', 38_750, 1_468],
    ['TAS', 38_750, 1_164, { carriesGoods: true }],
    ['TAS', 65_750, 2_632],
    ['NT', 30_000, 900],
    ['VIC', 30_000, 1_260, { carriesGoods: true }],
    ['VIC', 30_000, 810, { carriesGoods: true, isNew: true }],
    ['VIC', 85_000, 3_570, { power: 'electric' }],
    ['VIC', 85_000, 3_570, { co2: 110 }],
  ])('%s on $%d is $%d %j', (state, value, duty, facts = {}) => expect(dollars(state, value, facts)).toBe(duty))

  it.each([
    [30_000, 1_260],
    [80_567, 3_385.2],
    [85_000, 4_420],
    [120_000, 8_400],
    [160_000, 14_400],
  ])('VIC 2025-26 on $%d is $%d: the rate of a bracket is the rate of the whole value', (value, duty) =>
    expect(dollars('VIC', value, {}, '2026-06-30')).toBe(duty),
  )

  it('VIC moves its threshold with the luxury car tax on 1 July', () => {
    expect(dollars('VIC', 80_700, {}, '2026-06-30')).toBe(4_201.6)
    expect(dollars('VIC', 80_700, {}, '2026-07-01')).toBe(3_393.6)
  })
})

describe('MONEY-3 no duty without what its rate depends on', () => {
  it.each<[State, number, Partial<DutyFacts>, Missing]>([
    ['QLD', 30_000, { cylinders: null }, 'cylinders'],
    ['QLD', 30_000, { power: null }, 'power'],
    ['VIC', 90_000, { co2: null }, 'co2'],
    ['TAS', 36_000, { seats: null }, 'seats'],
    ['WA', 30_000, { isNew: true }, 'list-price'],
    ['NT', 30_000, { power: 'electric' }, 'concession'],
    ['SA', 30_000, { carriesGoods: true }, 'commercial-rates'],
    ['ACT', 30_000, {}, 'rates'],
  ])('%s on $%d with %j asks for %s', (state, value, facts, missing) =>
    expect(dollars(state, value, facts)).toBe(missing),
  )

  it.each([
    ['VIC', 50_000, { co2: null }, 2_100],
    ['TAS', 30_000, { seats: null }, 900],
    ['NSW', 30_000, { cylinders: null, power: null, seats: null }, 900],
  ] as const)('%s on $%d does not: %j changes nothing there', (state, value, facts, duty) =>
    expect(dollars(state, value, facts)).toBe(duty),
  )

  it('a table ends with the financial year that it was checked for', () => {
    expect(dollars('NSW', 30_000, {}, '2027-06-30')).toBe(900)
    expect(dollars('NSW', 30_000, {}, '2027-07-01')).toBe('rates')
  })
})
