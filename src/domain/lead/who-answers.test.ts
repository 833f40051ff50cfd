import { describe, expect, it } from 'vitest'
import { answerTimeText } from './answer-time.ts'
import { whoAnswers } from './who-answers.ts'

const person = (name: string, location: string | null = null) => ({ name, role: 'Sales', location })
const PEOPLE = {
  contact: [person('Megan', 'robina'), person('Daniel', 'southport')],
  finance: [person('Priya', 'robina')],
  service: [person('Ravi', 'robina'), person('Kylie', 'tweed')],
}

describe('who answers a lead', () => {
  it.each([
    ['the person of this form at the place', 'Service Booking', 'tweed', 'Kylie'],
    ['the only person of this form, wherever they work', 'Finance Enquiry', 'southport', 'Priya'],
    ['the contact page’s person at the place', 'Test Drive', 'southport', 'Daniel'],
    ['the same for an enquiry about a car', 'Vehicle Enquiry', 'robina', 'Megan'],
    ['nobody where several could', 'Service Booking', 'nerang', undefined],
    ['nobody without a place', 'General Enquiry', null, undefined],
  ] as const)('ROUTE-6 is %s', (_title, category, location, name) => {
    expect(whoAnswers(PEOPLE, { category, location })?.name).toBe(name)
  })

  it('ROUTE-6 is nobody on a site that names nobody', () => {
    expect(whoAnswers({}, { category: 'Vehicle Enquiry', location: 'robina' })).toBeNull()
  })
})

describe('the real answer time', () => {
  it('LAW-6 is said where 20 answers prove it, and rounded up', () => {
    expect(answerTimeText({ answered: 19, median: 12 })).toBeNull()
    expect(answerTimeText({ answered: 0, median: null })).toBeNull()
    expect([0, 12, 60, 61, 200, 300].map((median) => answerTimeText({ answered: 20, median }))).toEqual([
      'We answer half of all enquiries within 5 minutes during opening hours.',
      'We answer half of all enquiries within 15 minutes during opening hours.',
      'We answer half of all enquiries within an hour during opening hours.',
      'We answer half of all enquiries within 90 minutes during opening hours.',
      'We answer half of all enquiries within 210 minutes during opening hours.',
      'We answer half of all enquiries within 5 hours during opening hours.',
    ])
  })
})
