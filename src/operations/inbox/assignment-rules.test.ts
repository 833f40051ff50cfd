import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import {
  explainAssignment,
  saveLeave,
  saveTeams,
  showAssignmentRules,
  stepAssignmentRules,
} from './assignment-rules.ts'
import { listTemplates, removeTemplate } from './mail/mail-templates.ts'
import { enquire, sampleActor, sampleColleagues, saveTemplate } from './testing.ts'

const kim = sampleActor('kim')
const sales = sampleActor('sam', { roles: ['sales'] })
const toyota: AssignmentRule = {
  id: 'toyota',
  name: 'Toyota',
  when: { makes: ['Toyota'] },
  to: { person: 'kim' },
  whenOverdue: { do: 'nothing' },
}
const rest: AssignmentRule = { ...toyota, id: 'rest', name: 'Rest', when: {}, to: { team: 'sales' } }

describe.each(TEST_DATABASES)('assignment rules on %s', (database) => {
  let platform: TestPlatform
  let colleagues: ReturnType<typeof sampleColleagues>
  beforeEach(async () => {
    colleagues = sampleColleagues([kim, sales])
    platform = await createTestPlatform({ sites: [sampleSite()], database, colleagues })
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const add = (rule: AssignmentRule, actor = kim) =>
    stepAssignmentRules(requestBy(platform, site(), actor), { do: 'add', rule })

  it('INBOX-4 rules are stored in their order, and the change is recorded with both lists', async () => {
    const teams = [{ id: 'sales', name: 'Sales', members: ['sam'] }]
    await saveTeams(requestBy(platform, site(), kim), teams)
    await add(toyota)
    await add(rest)
    await stepAssignmentRules(requestBy(platform, site(), kim), { do: 'up', id: 'rest' })
    expect(await showAssignmentRules(requestBy(platform, site(), kim))).toMatchObject({
      rules: [rest, toyota],
      known: { teams },
    })
    expect(colleagues.recorded.at(-1)).toMatchObject({ by: 'kim', before: [toyota, rest], after: [rest, toyota] })
  })

  it('S3-10 STAFF-11 ten steps of several people at once all count, beside each other', async () => {
    await add(toyota)
    const ids = Array.from({ length: 10 }, (_, index) => `rule-${index}`)
    const done = await Promise.all([
      ...ids.map((id) => add({ ...toyota, id, name: id })),
      stepAssignmentRules(requestBy(platform, site(), kim), { do: 'remove', id: 'toyota' }),
    ])
    expect(done.map(({ ok }) => ok)).toEqual(done.map(() => true))
    const stored = (await showAssignmentRules(requestBy(platform, site(), kim)))?.rules ?? []
    expect(stored.map(({ id }) => id).toSorted()).toEqual(ids)
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it.each([
    ['a second one with its id', { id: 'rest' }, 'the same id'],
    ['an unknown category', { when: { categories: ['Loan Cars'] } }, 'Rule 2, kinds of enquiry: this can’t be used.'],
    ['a person of 5,000 letters (L5)', { to: { person: 'k'.repeat(5_000) } }, 'Rule 2, person: this is too long'],
    ['an hour that is none', { when: { hours: { from: '8', to: '17:00' } } }, '08:30'],
    ['an unknown part', { when: { colour: 'red' } }, 'colour'],
  ])('INBOX-4 refuses %s, and says what is wrong', async (_what, wrong, message) => {
    const kept = { ...toyota, id: 'rest' }
    await add(kept)
    // As a form might make it that the types do not know.
    const answer = await add({ ...toyota, ...wrong } as AssignmentRule)
    expect(answer).toMatchObject({ ok: false, reason: 'invalid' })
    expect('message' in answer ? answer.message : '').toContain(message)
    expect((await showAssignmentRules(requestBy(platform, site(), kim)))?.rules).toEqual([kept])
  })

  it('INBOX-4 says who would get a stored or a made-up lead, by rules that are not saved', async () => {
    const { leadId } = await enquire(requestOn(platform, site()))
    await saveTeams(requestBy(platform, site(), kim), [{ id: 'sales', name: 'Sales', members: ['sam'] }])
    const stored = await explainAssignment(requestBy(platform, site(), kim), [toyota, rest], { leadId })
    expect(stored).toMatchObject({
      owner: { id: 'sam' },
      steps: [{ because: 'does not fit: make: the lead has none' }, { because: 'Sam has the fewest open leads (0)' }],
    })
    const made = {
      category: 'Test Drive',
      locationId: 'l1',
      make: 'Toyota',
      condition: 'used',
      price: 20_000,
      state: 'QLD',
      postcode: '4000',
      weekday: 2,
      minutes: 600,
    }
    expect(await explainAssignment(requestBy(platform, site(), kim), [toyota, rest], made)).toMatchObject({
      owner: { id: 'kim' },
    })
    expect(await explainAssignment(requestBy(platform, site(), kim), [toyota], { leadId: 'none' })).toBeNull()
    expect((await showAssignmentRules(requestBy(platform, site(), kim)))?.rules).toEqual([])
  })

  it('STAFF-5 without the right nobody sees or changes rules, teams, others’ leave or templates', async () => {
    expect(await showAssignmentRules(requestBy(platform, site(), sales))).toBeNull()
    expect(await add(rest, sales)).toMatchObject({ reason: 'not-allowed' })
    expect(await explainAssignment(requestBy(platform, site(), sales), [rest], { leadId: 'x' })).toBeNull()
    expect(await saveTeams(requestBy(platform, site(), sales), [])).toBe(false)
    expect(await saveLeave(requestBy(platform, site(), sales), 'kim', [])).toBe(false)
    expect(
      await saveLeave(requestBy(platform, site(), sales), 'sam', [{ firstDay: '2026-12-24', lastDay: '2027-01-04' }]),
    ).toBe(true)
    expect(
      await saveTemplate(requestBy(platform, site(), sales), { id: 't', name: 'T', subject: '', body: 'Hi' }),
    ).toMatchObject({
      reason: 'not-allowed',
    })
  })

  it('INBOX-7 templates are stored if their variables are known', async () => {
    const template = { id: 'hi', name: 'Hello', subject: 'Your {car}', body: 'Hi {first_name}' }
    expect(await saveTemplate(requestBy(platform, site(), kim), template)).toEqual({ ok: true })
    expect(await saveTemplate(requestBy(platform, site(), kim), { ...template, name: 'Hello again' })).toEqual({
      ok: true,
    })
    const wrong = await saveTemplate(requestBy(platform, site(), kim), { ...template, body: 'Hi {name_first}' })
    expect(wrong).toMatchObject({ ok: false, faults: { body: expect.any(String) } })
    expect(await listTemplates(requestBy(platform, site(), sales))).toEqual([{ ...template, name: 'Hello again' }])
    expect(await removeTemplate(requestBy(platform, site(), sales), 'hi')).toBe(false)
    expect(await removeTemplate(requestBy(platform, site(), kim), 'hi')).toBe(true)
    expect(await listTemplates(requestBy(platform, site(), kim))).toEqual([])
  })
})
