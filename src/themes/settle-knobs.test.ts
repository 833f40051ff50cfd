import { describe, expect, it } from 'vitest'
import { knobOf, readKnobs } from './settle-knobs.ts'

describe('SITE-2 the knobs of a template', () => {
  it('are read with the at-rule around them, without comments', () => {
    const css = `
      /* --not: one; */
      [data-template="ridge"] {
        --offers-gap: 0.75rem;
        --link-transition: color 150ms,
          opacity 150ms;
      }
      @media (width >= 48rem) {
        [data-template="ridge"] { --offers-gap: 1rem; }
      }
      [data-template="ridge"] { --offer-ground: var(--dark); }`
    expect(Object.fromEntries(readKnobs(css))).toEqual({
      '--offers-gap': [
        { at: null, value: '0.75rem' },
        { at: '@media (width >= 48rem)', value: '1rem' },
      ],
      '--link-transition': [{ at: null, value: 'color 150ms, opacity 150ms' }],
      '--offer-ground': [{ at: null, value: 'var(--dark)' }],
    })
  })

  it.each([
    ['var(--offers-gap, revert-layer)', '--offers-gap'],
    ['var(--offers-gap,revert-layer)', '--offers-gap'],
    ['var(--offers-gap, 1rem)', null],
    ['calc(var(--offers-gap, revert-layer) * 2)', null],
    ['1rem', null],
  ])('%s reads %s', (value, knob) => {
    expect(knobOf(value)).toBe(knob)
  })
})
