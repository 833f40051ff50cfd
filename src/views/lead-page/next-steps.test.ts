import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import { nextSteps, type OwnNextSteps } from './next-steps.ts'

describe('ROUTE-6 nextSteps', () => {
  it.each(LEAD_CATEGORIES)('ROUTE-6 names the location in the steps for %s', (category) => {
    const { heading, steps } = nextSteps(category, 'Southside Moorooka', {
      region: 'AU',
      trade: { vehicleWord: 'car' },
    })
    expect(heading).not.toBe('')
    expect(steps.join(' ')).toContain('Southside Moorooka')
    expect(steps.join(' ')).not.toMatch(/[{}]/)
  })

  it('ROUTE-6 has different steps for each category', () => {
    expect(
      new Set(
        LEAD_CATEGORIES.map(
          (category) => nextSteps(category, 'us', { region: 'AU', trade: { vehicleWord: 'car' } }).heading,
        ),
      ).size,
    ).toBe(LEAD_CATEGORIES.length)
  })
})

it('SITE-6 asks for a licence at a test drive, spelt license in the US', () => {
  expect(nextSteps('Test Drive', 'us', { region: 'NZ', trade: { vehicleWord: 'car' } }).steps).toContain(
    'Bring your driver licence.',
  )
  expect(nextSteps('Test Drive', 'us', { region: 'US', trade: { vehicleWord: 'car' } }).steps).toContain(
    'Bring your driver license.',
  )
})

describe('ROUTE-6 a site’s own words after a lead', () => {
  const trade = { vehicleWord: 'car' }
  const own = [{ category: 'Test Drive', heading: 'See you soon', steps: ['{place} has the keys ready.'] }] as const

  it('take the place of ours, with the location’s name in them', () => {
    expect(nextSteps('Test Drive', 'Halcyon Newstead', { region: 'AU', trade }, { ownWords: own })).toEqual({
      heading: 'See you soon',
      steps: ['Halcyon Newstead has the keys ready.'],
    })
  })

  it('leave ours where the site has none', () => {
    expect(nextSteps('Careers Enquiry', 'us', { region: 'AU', trade }, { ownWords: own })).toEqual(
      nextSteps('Careers Enquiry', 'us', { region: 'AU', trade }),
    )
    const headingAlone = [{ ...own[0], steps: null }]
    expect(nextSteps('Test Drive', 'us', { region: 'AU', trade }, { ownWords: headingAlone })).toEqual({
      heading: 'See you soon',
      steps: nextSteps('Test Drive', 'us', { region: 'AU', trade }).steps,
    })
  })
})

describe('ROUTE-6 FORM-14 TRADE-1 after a booked time or an accepted offer', () => {
  const trade = { vehicleWord: 'caravan' }
  const steps = (outcome: 'booked' | 'accepted', own: readonly OwnNextSteps[] = []) =>
    inWordsOfSite(exampleSite({ search: trade }), () =>
      nextSteps(
        outcome === 'booked' ? 'Test Drive' : 'Trade-In Enquiry',
        'Halcyon',
        { region: 'AU', trade },
        {
          ownWords: own,
          outcome,
        },
      ),
    )

  it('the steps are their own, in the words of the trade', () => {
    expect(steps('booked')).toEqual({
      heading: 'Your inspection is booked',
      steps: ['Halcyon will have the caravan ready for you.'],
    })
    expect(steps('accepted').heading).toBe('You’ve accepted our offer')
    expect(steps('accepted').steps[0]).toBe('Halcyon will call to arrange an inspection.')
  })

  it('D-3 nothing that a site wrote is put into the words of the trade', () => {
    const own = [
      { category: 'Test Drive', when: 'booked', heading: 'See you', steps: ['Bring your car and your van.'] },
    ]
    expect(steps('booked', own as readonly OwnNextSteps[]).steps).toEqual(['Bring your car and your van.'])
  })

  it('a site words each outcome by itself', () => {
    const own = [
      { category: 'Test Drive', heading: 'Sent', steps: null },
      { category: 'Test Drive', when: 'booked', heading: 'You’re in the book', steps: ['{place} has the keys.'] },
    ] as const
    expect(steps('booked', own)).toEqual({ heading: 'You’re in the book', steps: ['Halcyon has the keys.'] })
    expect(nextSteps('Test Drive', 'Halcyon', { region: 'AU', trade }, { ownWords: own }).heading).toBe('Sent')
    expect(steps('accepted', own).heading).toBe('You’ve accepted our offer')
  })
})
