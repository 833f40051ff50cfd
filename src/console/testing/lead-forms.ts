import { expect } from 'vitest'
import { saveTemplate } from '#operations/inbox/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { ACCOUNT_FORMS } from './account-forms.ts'
import { BOOKS, CANCELS, CLOSES, COMPLETES, ERASES, EXTENDS, lead, MARKS, MOVES, REFUNDS } from './desk-acts.ts'
import { race } from './race.ts'
import { SALE_ACTS } from './sale-acts.ts'
import type { PostAddress, STOCK_FORMS } from './stock-forms.ts'
import type { STUDIO_FORMS } from './studio-forms.ts'
import type { Act, TwoPeople, TwoPeopleRow } from './two-people.ts'

/** Two answers to one buyer: the second is asked about first, with its words, and goes out by another press. */
function answers(path: 'reply' | 'text', button: string): Act {
  return {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const action = `${page}/${path}`
      const sent = { anns: { values: { text: 'Hi, this is Ann.' } }, bens: { values: { text: 'Hi, this is Ben.' } } }
      const { first, second } = await race(both, { page, action, ...sent })
      expect([first.status, second.status]).toEqual([303, 409])
      expect(second.html).toMatch(/Ben Ito answered at \d+:\d\d [ap]m: ‘Hi, this is Ben\./)
      expect(second.html).toContain(`>${button} anyway<`)
      const again = second.form(action)
      expect(again.value('text')).toBe('Hi, this is Ann.')
      expect((await both.ann.send(action, again.sent())).status).toBe(303)
      const after = (await both.ann.open(page)).html
      for (const text of ['this is Ann.', 'this is Ben.']) expect(after).toContain(text)
    },
  }
}

/** Entries of a history, which nobody overwrites. */
function entries(path: 'note' | 'call'): Act {
  return {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const sent = { anns: { values: { text: 'Of Ann' } }, bens: { values: { text: 'Of Ben' } } }
      const { first, second, now } = await race(both, { page, action: `${page}/${path}`, ...sent })
      expect([first.status, second.status]).toEqual([303, 303])
      for (const text of ['Of Ann', 'Of Ben']) expect(now.html).toContain(text)
    },
  }
}

const OWNER = (both: TwoPeople) => sampleStaff(['owner'], { id: both.ben.id })

async function template(both: TwoPeople): Promise<string> {
  const { platform } = both
  const site = platform.site('yard')
  for (const { id } of await platform.storage.forSite(site).inbox.templates.all())
    await platform.storage
      .forSite(site)
      .transaction((within) => platform.storage.forSite(site).inbox.templates.remove(id, within))
  const id = platform.randomId()
  await saveTemplate(requestBy(platform, site, OWNER(both)), {
    id,
    name: 'Two people',
    subject: 'Hi',
    body: 'Hi there',
  })
  return id
}

async function rule(both: TwoPeople, ...names: readonly string[]): Promise<void> {
  const rules = names.map((name) => ({
    id: name,
    name,
    when: {},
    to: { person: both.ben.id },
    whenOverdue: { do: 'nothing' as const },
  }))
  const { inbox, transaction } = both.platform.storage.forSite(both.platform.site('yard'))
  await transaction((within) => inbox.assignment.replaceRules(rules, within))
}

const ruleNames = async ({ platform }: TwoPeople) =>
  (await platform.storage.forSite(platform.site('yard')).inbox.assignment.rules()).map(({ name }) => name)

/** STAFF-11: every other address that a form is sent to. */
export const LEAD_FORMS = {
  ...ACCOUNT_FORMS,
  'POST /site/templates': {
    kind: 'form',
    prepare: async (both) => {
      await template(both)
      return { page: '/site/templates', action: '/site/templates' }
    },
    both: { name: 'body', ann: 'Hi from Ann', ben: 'Hi from Ben' },
    own: { name: 'subject', ann: 'From Ann' },
  },
  'POST /site/templates/:id/remove': {
    kind: 'act',
    run: async (both) => {
      const action = `/site/templates/${await template(both)}/remove`
      const question = await both.ann.send(action, (await both.ann.open('/site/templates')).form(action).sent())
      expect(question.html).toContain('Remove the template ‘Two people’?')
      const bens = (await both.ben.open('/site/templates')).form('/site/templates')
      await both.ben.send('/site/templates', bens.typed('body', 'Mended').sent())
      const answer = await both.ann.send(action, question.form(action).sent())
      expect([answer.status, answer.html]).toEqual([
        409,
        expect.stringMatching(/Message: Ben Ito wrote at .* ‘Mended’/),
      ])
      expect((await both.ann.open('/site/templates')).html).toContain('Mended')
    },
  },
  'POST /site/assignment': {
    kind: 'act',
    run: async (both) => {
      await rule(both)
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((letter) => `Rule ${letter}`)
      const add = (name: string, index: number) =>
        (index % 2 === 0 ? both.ann : both.ben).send(
          '/site/assignment',
          new URLSearchParams({ name, to: `person ${both.ben.id}` }),
        )
      const sent = await Promise.all(names.map(add))
      expect(sent.map(({ status }) => status)).toEqual(names.map(() => 303))
      expect((await ruleNames(both)).toSorted()).toEqual(names)
    },
  },
  'POST /site/assignment/:id': {
    kind: 'form',
    prepare: async (both) => {
      await rule(both, 'Two-people')
      return { page: '/site/assignment/Two-people', action: '/site/assignment/Two-people' }
    },
    both: { name: 'makes', ann: 'Kia, MG', ben: 'Mazda' },
    own: { name: 'priceTo', ann: '30000' },
  },
  'POST /site/assignment/:id/step': {
    kind: 'act',
    run: async (both) => {
      await rule(both, 'One', 'Two', 'Three')
      const step = (who: 'ann' | 'ben', id: string, fields: Readonly<Record<string, string>>) =>
        both[who].send(`/site/assignment/${id}/step`, new URLSearchParams(fields))
      await Promise.all([step('ann', 'Three', { do: 'up' }), step('ben', 'One', { do: 'remove' })])
      expect(await ruleNames(both)).toEqual(['Three', 'Two'])
      expect((await step('ann', 'One', { do: 'up' })).html).toContain('This rule was removed before.')
    },
  },
  'POST /deliveries/test': {
    kind: 'exempt',
    because: 'It sends a test lead, and stores nothing that another could write.',
  },
  'POST /calendar': BOOKS,
  'POST /calendar/:id/move': MOVES,
  'POST /calendar/:id/cancel': CANCELS,
  'POST /calendar/:id/mark': MARKS,
  'POST /reservations/:id/extend': EXTENDS,
  'POST /reservations/:id/complete': COMPLETES,
  'POST /reservations/:id/cancel': CLOSES,
  'POST /reservations/:id/refund': REFUNDS,
  'POST /reservations/:id/retry': { kind: 'exempt', because: 'It tries a refund once more, which leaves once.' },
  'POST /leads': {
    kind: 'act',
    run: async (both) => {
      const phone = '0491 570 156'
      const anns = { values: { name: 'Jo Park', phone, note: 'Rang Ann' } }
      const bens = { values: { name: 'Jo Park', phone, note: 'Rang Ben' } }
      const { first, second } = await race(both, { page: '/leads/new', action: '/leads', anns, bens })
      expect([first.status, second.status, second.to]).toEqual([303, 303, first.to])
      const { html } = await both.ann.open(second.to ?? '')
      for (const text of ['Rang Ann', 'Rang Ben']) expect(html).toContain(text)
    },
  },
  'POST /leads/assign': {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const id = page.split('/').at(-1) ?? ''
      const to = (person: string) => ({ values: { id, person } })
      const sent = { anns: to(both.ann.id), bens: to(both.ben.id) }
      const { second } = await race(both, { page: '/leads', action: '/leads/assign', ...sent })
      expect((await both.ann.open(second.to ?? '')).html).toContain('One got another owner from a colleague')
      expect((await both.ann.open(page)).form(`${page}/assign`).value('person')).toBe(both.ben.id)
    },
  },
  'POST /leads/undo/:step': {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const undo = await both.ann.send(`${page}/stage`, new URLSearchParams({ stage: 'negotiating' }))
      const { html: said } = await both.ann.open(undo.to ?? '')
      const action = /\/leads\/undo\/[\w-]+/.exec(said)?.[0] ?? ''
      await both.ben.send(`${page}/stage`, new URLSearchParams({ stage: 'won' }))
      const late = await both.ann.send(action, new URLSearchParams({ id: page.split('/').at(-1) ?? '' }))
      const { html } = await both.ann.open(late.to ?? '')
      expect(html).toContain('Not undone. One changed since, and stays as it is.')
      expect(html).toContain('Ben Ito moved it to Won')
    },
  },
  'POST /leads/:id/reply': answers('reply', 'Send the mail'),
  'POST /leads/:id/text': answers('text', 'Send the text message'),
  'POST /leads/:id/note': entries('note'),
  'POST /leads/:id/call': entries('call'),
  'POST /leads/:id/next': {
    kind: 'form',
    prepare: async (both) => {
      const page = await lead(both)
      return { page, action: `${page}/next` }
    },
    both: { name: 'text', ann: 'Send the offer', ben: 'Call on Monday' },
    own: { name: 'on', ann: '2026-12-01' },
  },
  'POST /leads/:id/stage': {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const lost = { having: 'value="lost"', values: { other: 'Bought a boat' } }
      const junk = { having: 'value="junk"', values: { other: 'A robot' } }
      const { second, now } = await race(both, { page, action: `${page}/stage`, anns: lost, bens: junk })
      expect([second.status, second.html]).toEqual([
        409,
        expect.stringMatching(/Ben Ito moved it to Junk: A robot at \d+:\d\d [ap]m\. The stage stays/),
      ])
      expect(second.form(`${page}/stage`, 'value="lost"').value('other')).toBe('Bought a boat')
      expect(now.html).toContain('Junk: A robot')
    },
  },
  ...SALE_ACTS,
  'POST /leads/:id/assign': {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const to = (person: string) => ({ values: { person } })
      const sent = { anns: to(both.ann.id), bens: to(both.ben.id) }
      const { second, now } = await race(both, { page, action: `${page}/assign`, ...sent })
      expect([second.status, second.html]).toEqual([
        409,
        expect.stringMatching(/Ben Ito took it at \d+:\d\d [ap]m\. The owner stays/),
      ])
      expect(second.form(`${page}/assign`).value('person')).toBe(both.ann.id)
      expect(now.form(`${page}/assign`).value('person')).toBe(both.ben.id)
    },
  },
  'POST /leads/:id/read': { kind: 'exempt', because: 'It marks one person’s own notifications as read.' },
  'POST /leads/:id/retry': {
    kind: 'exempt',
    because: 'It tries a delivery once more, and stores nothing that another could write.',
  },
  'POST /leads/:id/erase': ERASES,
} as const satisfies Readonly<
  Record<Exclude<PostAddress, keyof typeof STOCK_FORMS | keyof typeof STUDIO_FORMS>, TwoPeopleRow>
>
