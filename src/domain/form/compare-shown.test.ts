import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareShown, fieldStates } from './compare-shown.ts'
import { defineForm, keepName, shownName } from './define-form.ts'

const text = (label: string) => ({ label, schema: z.string(), input: (value: string) => value })
const FORM = defineForm({
  price: {
    label: 'Price',
    schema: z.string().transform((typed, context) => {
      const digits = typed.replace(/[$,]/g, '')
      if (/^\d*$/.test(digits)) return digits === '' ? null : Number(digits)
      context.addIssue('Price: a whole number, such as 24990.')
      return z.NEVER
    }),
    input: (value: number | null) => (value === null ? '' : String(value)),
    text: (value: number | null) => (value === null ? '–' : `$${value.toLocaleString('en-AU')}`),
  },
  colour: text('Colour'),
  comments: text('Comments'),
  days: { ...text('Days'), isTicks: true },
})
const NOW = { price: 34_879, colour: 'Red', comments: 'One\ntwo', days: 'mon' }
const KIM = { by: 'Kim Lee', at: new Date('2026-11-23T00:42:00Z') }

/** A form as a browser sends it: each field's text beside the one that was shown. */
function sent(
  fields: Readonly<Record<string, readonly [shown: string | null, ...typed: string[]]>>,
  keep: string[] = [],
) {
  const form = new FormData()
  for (const [name, [shown, ...typed]] of Object.entries(fields)) {
    if (shown !== null) form.set(shownName(name), shown)
    for (const each of typed) form.append(name, each)
  }
  for (const name of keep) form.set(keepName(name), 'theirs')
  return FORM.read(form)
}
const compared = (...of: Parameters<typeof sent>) => compareShown(FORM, sent(...of), NOW, () => KIM)

describe('STAFF-11 a form as it was shown, as it was typed and as it is now', () => {
  it.each<[string, Parameters<typeof sent>[0], readonly string[], readonly string[]]>([
    ['nothing was typed, and another person changed it', { price: ['35990', '35990'] }, [], []],
    ['only the spelling differs', { price: ['35990', '$35,990'] }, [], []],
    ['line breaks are those of a browser', { comments: ['One\r\ntwo', 'One\r\ntwo'] }, [], []],
    ['it is as it was shown', { price: ['34879', '33000'] }, ['price'], []],
    ['both typed the same', { price: ['35990', '34879'] }, [], []],
    ['both changed it', { price: ['35990', '33000'] }, [], ['price']],
    ['one field each', { price: ['35990', '35990'], colour: ['Red', 'Blue'] }, ['colour'], []],
    ['the page showed nothing', { price: [null, '33000'] }, [], ['price']],
    ['the last box is unticked', { days: ['mon'] }, ['days'], []],
    ['boxes are ticked', { days: ['mon', 'mon', 'tue'] }, ['days'], []],
  ])('where %s', (_, fields, changed, clashes) => {
    const found = compared(fields)
    expect([found.changed, found.clashes.map(({ name }) => name)]).toEqual([changed, clashes])
  })

  it('a clash has both values as people read them, who wrote the other one and when', () => {
    expect(compared({ price: ['35990', '33,000'] }).clashes).toEqual([
      { name: 'price', label: 'Price', theirs: '$34,879', yours: '$33,000', now: '34879', written: KIM },
    ])
  })

  it('the page comes back with the typed text and now shows the other value, so that saving again is a choice', () => {
    const fields = { price: ['35990', '33000'], colour: ['Blue', 'Blue'] } as const
    const filled = sent({ price: [...fields.price], colour: [...fields.colour] })
    const states = fieldStates(FORM, NOW, filled, compareShown(FORM, filled, NOW, () => KIM).clashes)
    expect(states.price).toMatchObject({ input: '33000', shown: '34879' })
    expect(states.colour).toMatchObject({ input: 'Red', shown: 'Red' })
    expect(compared({ price: [states.price.shown, states.price.input] }).changed).toEqual(['price'])
    expect(compared({ price: [states.price.shown, states.price.input] }, ['price']).changed).toEqual([])
  })
})

describe('STAFF-10 a form with a fault', () => {
  it('keeps everything that was typed, with the fault at its field, and what the page showed', () => {
    const filled = sent({ price: ['35990', 'cheap'], comments: ['One', 'Three'] })
    expect(filled.faults).toEqual({ price: 'Price: a whole number, such as 24990.' })
    const states = fieldStates(FORM, NOW, filled)
    expect(states.price).toEqual({
      input: 'cheap',
      shown: '35990',
      fault: filled.faults.price,
      hasFocus: true,
      missing: null,
    })
    expect(states.comments).toEqual({ input: 'Three', shown: 'One', fault: null, hasFocus: false, missing: null })
  })

  it('STAFF-10 where the page did not say what it showed, what was sent stays, also an emptied field', () => {
    const states = fieldStates(FORM, NOW, sent({ colour: [null, ''], comments: [null, 'Three'] }))
    expect([states.colour.input, states.comments.input, states.price.input]).toEqual(['', 'Three', '34879'])
  })

  it('has a field that is needed and was not sent as an empty one, and says nothing of the others', () => {
    const time = { ...text('Time'), schema: z.string().min(1, 'Choose a time.') }
    const form = defineForm({ time: { ...time, isNeeded: true }, other: time })
    expect(form.read(new FormData())).toMatchObject({ typed: { time: '' }, faults: { time: 'Choose a time.' } })
    expect(Object.keys(form.read(new FormData()).faults)).toEqual(['time'])
  })

  it('says of a field that is needed what it says when it is sent empty, before it is sent', () => {
    const form = defineForm({
      time: { ...text('Time'), schema: z.string().min(1, 'Choose a time.') },
      note: text('Note'),
    })
    const { time, note } = fieldStates(form, { time: '9:30', note: '' })
    expect([time.missing, note.missing]).toEqual(['Choose a time.', null])
  })

  it('does not blame the person for a value that was there before', () => {
    expect(sent({ price: ['POA', 'POA'] }).faults).toEqual({})
  })
})
