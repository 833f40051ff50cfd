import { expect, it } from 'vitest'
import { mergeChoices, type TypedChoices } from './merge-choices.ts'

const choices = (ticks: readonly string[], from = '', to = '', summary = ''): TypedChoices => ({
  ticks: new Set(ticks),
  from,
  to,
  summary,
})

it('STAFF-11 S3-25 stores what a window changed, and leaves what another one changed meanwhile', () => {
  const shown = choices(['feed mail', 'lead-new mail'], '21:00', '07:00', '7')
  const other = choices(['lead-new mail', 'lead-new text'], '21:00', '08:00', '7')
  const typed = choices(['appointment mail', 'feed mail'], '22:00', '07:00', '')
  expect(mergeChoices(other, shown, typed)).toEqual(
    choices(['lead-new text', 'appointment mail'], '22:00', '08:00', ''),
  )
})

it('STAFF-11 changes nothing for a form that is sent as it was shown', () => {
  const shown = choices(['feed mail'], '21:00', '07:00', '7')
  const now = choices([], '', '', '6')
  expect(mergeChoices(now, shown, shown)).toEqual(now)
})
