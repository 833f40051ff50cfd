import { describe, expect, it } from 'vitest'
import type { AssignmentWhen } from './assignment-rule.ts'
import { ruleFlaws } from './rule-flaws.ts'
import { type RuleValues, ruleValues } from './rule-form.ts'
import type { RuleKnown } from './rule-known.ts'
import { overdueText, ruleSentence } from './rule-sentence.ts'

const known: RuleKnown = {
  region: 'AU',
  locations: [
    { id: 'l1', name: 'Robina' },
    { id: 'l2', name: 'Southport' },
  ],
  people: [{ id: 'kim', name: 'Kim' }],
  teams: [
    { id: 'sales', name: 'Sales', members: ['kim'] },
    { id: 'empty', name: 'Empty', members: ['gone'] },
  ],
  makes: ['Toyota'],
}

describe('INBOX-4 a rule in plain words', () => {
  it.each<[AssignmentWhen, string]>([
    [{}, 'Leads go to Kim.'],
    [
      { conditions: ['used'], price: { to: 30_000 }, postcodes: ['4000-4179'], weekdays: [6, 0] },
      'Leads about used cars up to $30,000 from postcode 4000–4179 on weekends go to Kim.',
    ],
    [
      { categories: ['Test Drive', 'Trade-In Enquiry'], makes: ['Toyota', 'Kia'], price: { from: 10_000, to: 20_000 } },
      'Test drives and trade-in enquiries about Toyota or Kia cars from $10,000 to $20,000 go to Kim.',
    ],
    [
      { locations: ['l1', 'l2', 'l9'], states: ['QLD', 'NSW'], postcodes: ['4000', '4220'] },
      'Leads at Robina, Southport or a location that is gone from QLD or NSW and from postcode 4000 or 4220 go to Kim.',
    ],
    [
      { weekdays: [1, 3], hours: { from: '17:30', to: '08:00' } },
      'Leads on Mondays or Wednesdays between 5:30 pm and 8:00 am go to Kim.',
    ],
    [{ weekdays: [1, 2, 3, 4, 5], price: { from: 50_000 } }, 'Leads about cars from $50,000 on weekdays go to Kim.'],
  ])('%j', (when, sentence) => {
    expect(ruleSentence({ when, to: { person: 'kim' } }, known)).toBe(sentence)
  })

  it('names a team, and who gets what is overdue', () => {
    expect(ruleSentence({ when: {}, to: { team: 'sales' } }, known)).toBe(
      'Leads go to the team Sales, to whoever has the fewest open leads.',
    )
    expect(overdueText({ do: 'escalate', to: 'kim' }, known)).toBe('When overdue, they go to Kim.')
  })
})

describe('INBOX-4 a rule that can never match says so at its field', () => {
  const values = ruleValues({ name: 'A', when: {}, to: { person: 'kim' }, whenOverdue: { do: 'nothing' } })
  it.each<[keyof RuleValues, Partial<RuleValues>, string]>([
    ['to', { to: { person: 'lee' } }, 'has left'],
    ['to', { to: { team: 'gone' } }, 'team is gone'],
    ['to', { to: { team: 'empty' } }, 'Nobody of this team'],
    ['whenOverdue', { whenOverdue: { do: 'escalate', to: 'lee' } }, 'has left'],
    ['priceTo', { priceFrom: 30_000, priceTo: 20_000 }, 'below the lowest'],
    ['postcodes', { postcodes: ['4179-4000'] }, 'Write 4000-4179.'],
    ['postcodes', { postcodes: ['40000'] }, 'is no postcode'],
    ['hoursTo', { hoursFrom: '08:00', hoursTo: '08:00' }, 'No time'],
    ['hoursTo', { hoursFrom: '08:00', hoursTo: '' }, 'both times'],
    ['conditions', { conditions: ['certified'] }, 'cars are new, used or demo'],
    ['locations', { locations: ['l9'] }, 'None of these locations'],
    ['states', { states: ['TX'] }, 'no state TX'],
    ['states', { states: ['NSW'], postcodes: ['4000-4179', '2000-1000'] }, ''],
    ['states', { states: ['NSW'], postcodes: ['4000-4179'] }, 'None of the postcodes is in NSW'],
  ])('%s: %j', (field, changed, words) => {
    const found = ruleFlaws({ ...values, ...changed }, known)[field]
    if (words === '') expect(found).toBeUndefined()
    else expect(found).toContain(words)
  })

  it('a rule that can match has none, and an American one needs no state', () => {
    const fits = {
      states: ['QLD', 'ACT'],
      postcodes: ['2600', '4000'],
      priceFrom: 1,
      hoursFrom: '20:00',
      hoursTo: '06:00',
    }
    expect(ruleFlaws({ ...values, ...fits }, known)).toEqual({})
    expect(ruleFlaws({ ...values, states: ['TX'] }, { ...known, region: 'US' })).toHaveProperty('states')
    expect(ruleFlaws({ ...values, postcodes: ['90210'] }, { ...known, region: 'US' })).toEqual({})
  })
})
