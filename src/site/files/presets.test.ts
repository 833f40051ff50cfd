import { describe, expect, it } from 'vitest'
import { applyPresets } from './presets.ts'

describe('applyPresets', () => {
  it('SITE-3 merges objects, replaces lists, and lets the dealer’s own win', () => {
    const group = { card: { newTagText: 'JUST ARRIVED', buttons: ['view-details', 'enquire-now'] }, region: 'NZ' }
    const own = { extends: ['group'], card: { buttons: ['view-details'] }, region: 'AU' }
    expect(applyPresets(own, { group })).toMatchObject({
      value: { card: { newTagText: 'JUST ARRIVED', buttons: ['view-details'] }, region: 'AU' },
      faults: [],
    })
  })

  it('SITE-3 lets a later preset win over an earlier one, and takes presets of presets', () => {
    const presets = { far: { a: 1, b: 1, c: 1 }, near: { extends: ['far'], b: 2, c: 2 }, last: { c: 3 } }
    expect(applyPresets({ extends: ['near', 'last'], d: 4 }, presets).value).toEqual({ a: 1, b: 2, c: 3, d: 4 })
  })

  it('SITE-3 lets null remove an object, and another kind replace it as a whole', () => {
    const group = { banner: { text: 'Sale' }, reservation: { kind: 'deposit', amount: 500 } }
    const own = { extends: ['group'], banner: null, reservation: { kind: 'off' } }
    expect(applyPresets(own, { group }).value).toEqual({ banner: null, reservation: { kind: 'off' } })
  })

  it('SITE-3 merges options of the same kind', () => {
    const group = { reservation: { kind: 'deposit', amount: 500 } }
    const own = { extends: ['group'], reservation: { holdHours: 24 } }
    expect(applyPresets(own, { group }).value).toEqual({ reservation: { kind: 'deposit', amount: 500, holdHours: 24 } })
  })

  it('SITE-3 accepts presets shared in a diamond, which is no circle', () => {
    const presets = { left: { extends: ['base'] }, right: { extends: ['base'] }, base: { a: 1 } }
    expect(applyPresets({ extends: ['left', 'right'] }, presets)).toMatchObject({ value: { a: 1 }, faults: [] })
  })

  it.each([
    [{ extends: ['gruop'] }, { path: 'extends', reason: 'there is no preset "gruop"', hint: 'did you mean "group"?' }],
    [{ extends: ['toString'] }, { reason: 'there is no preset "toString"' }],
    [{ extends: 'group' }, { reason: 'expected a list of names of presets, such as ["my-group"]' }],
    [{ extends: ['broken'] }, { reason: 'preset "broken" cannot be used: it is not an object of options' }],
    [{ extends: ['one'] }, { reason: 'presets extend each other in a circle: one → two → one', preset: 'two' }],
  ])('SITE-5 refuses %j', (own, expected) => {
    const presets = { group: {}, broken: null, one: { extends: ['two'] }, two: { extends: ['one'] } }
    expect(applyPresets(own, presets).faults).toMatchObject([expected])
  })

  it('SITE-5 knows which file a value comes from', () => {
    const { originOf } = applyPresets({ extends: ['group'], card: { own: 1 } }, { group: { card: { shared: 1 } } })
    expect(originOf(['card', 'shared'])).toBe('group')
    expect(originOf(['card', 'own'])).toBeNull()
    expect(originOf(['card', 'absent'])).toBeNull()
  })

  it('SITE-5 keeps a key named __proto__ an ordinary key', () => {
    const own: unknown = JSON.parse('{"extends":["group"],"card":{"__proto__":{"polluted":true}}}')
    const { value } = applyPresets(own, { group: { card: { a: 1 } } })
    expect(JSON.stringify(value)).toBe('{"card":{"a":1,"__proto__":{"polluted":true}}}')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
