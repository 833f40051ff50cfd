import { z } from 'zod'
import { defineForm } from '../../form/define-form.ts'
import { CALL_OUTCOMES, type CallOutcome } from '../call-outcome.ts'
import { LONGEST_LINE, LONGEST_MAIL, LONGEST_NOTE } from '../longest-texts.ts'

/** What is wrong with an answer to the buyer; the stock and the conversation say the last two. */
export const ANSWER_FAULTS = {
  empty: 'Write something to the buyer first.',
  variables: 'A variable in braces has no value here. Replace it with words.',
  'no-such-car': 'One of the cars is not in the stock any more.',
} as const
export const EMPTY_NOTE = 'Write something in the note.'

/** INBOX-7: a mail to the buyer. Its files come beside the texts: `checkedFiles` finds their faults. */
export const REPLY_FORM = defineForm({
  subject: field('Subject', z.string().max(LONGEST_LINE, atMost(LONGEST_LINE, 'subject'))),
  text: field('Message', z.string().min(1, ANSWER_FAULTS.empty).max(LONGEST_MAIL, atMost(LONGEST_MAIL, 'message'))),
  car: {
    label: 'Cars in the mail',
    schema: z.string().transform((ids): readonly string[] => ids.split('\n').filter(Boolean)),
    input: (ids: readonly string[]) => ids.join('\n'),
    isTicks: true,
  },
  stock: field('Another car', z.string()),
  file: field('Files', z.string()),
})

/** INBOX-8: a text message to the buyer. How long it is shows once its variables are filled in. */
export const TEXT_FORM = defineForm({ text: field('Text message', z.string().min(1, ANSWER_FAULTS.empty)) })

/** INBOX-6: a note that only staff read. */
export const NOTE_FORM = defineForm({
  text: field('Note', z.string().min(1, EMPTY_NOTE).max(LONGEST_NOTE, atMost(LONGEST_NOTE, 'note'))),
})

/** INBOX-3: a call that staff note. */
export const CALL_FORM = defineForm({
  outcome: field('How it ended', z.enum(CALL_OUTCOMES, 'Choose how it ended.')),
  text: field('What was said', z.string().max(LONGEST_NOTE, atMost(LONGEST_NOTE, 'note'))),
})

export const OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  'message-left': 'Left a message',
  'wrong-number': 'Wrong number',
}

export type ReplyFields = (typeof REPLY_FORM)['fields']
export type TextFields = (typeof TEXT_FORM)['fields']
export type NoteFields = (typeof NOTE_FORM)['fields']
export type CallFields = (typeof CALL_FORM)['fields']

function field<Value extends string>(label: string, schema: z.ZodType<Value>) {
  return { label, schema, input: (value: Value): string => value }
}

function atMost(characters: number, what: string): string {
  return `Use at most ${characters.toLocaleString('en-AU')} characters for the ${what}.`
}
