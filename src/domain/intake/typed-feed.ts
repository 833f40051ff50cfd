import { z } from 'zod'
import { defineForm, type FormField } from '../form/define-form.ts'
import { FEED_FORM_FIELDS, type FeedFormField, type TypedFeed } from './feed-form.ts'
import { EVERY } from './schedule-form.ts'

/** How a file comes, as people read it. */
export const WAY_LABELS = {
  https: 'Address (HTTPS)',
  sftp: 'SFTP',
  ftps: 'FTPS',
  upload: 'Upload',
  push: 'Pushed',
} as const

const LABELS: Readonly<Record<FeedFormField, string>> = {
  name: 'Name',
  way: 'How the file comes',
  address: 'Address of the file',
  username: 'User name',
  secret: 'Password',
  hostKey: 'The server’s key',
  every: 'How often we look',
  time: 'Time of the day',
  schedule: 'Schedule',
  place: 'Whose cars',
  delimiter: 'Columns are separated by',
  encoding: 'Characters',
  records: 'Where the rows are',
  soldAfterFiles: 'A missing car is sold after this many files',
  carsFallBy: 'A file waits when more of the cars are missing than (%)',
  locationFallsBy: 'The same at one location (%)',
  pricesChange: 'A file waits when more prices change than (%)',
  identitiesChange: 'A file waits when more cars change their number than (%)',
}

const WORDS: Readonly<Partial<Record<FeedFormField, Readonly<Record<string, string>>>>> = {
  way: WAY_LABELS,
  every: Object.fromEntries(Object.entries(EVERY).map(([value, { label }]) => [value, label])),
}

/** INTAKE-1, STAFF-11: the form of a feed. Its faults come from the definition as a whole: see `readFeedForm`. */
export const FEED_AS_FORM = defineForm(
  // Object.fromEntries forgets the names, which are those of the list.
  Object.fromEntries(FEED_FORM_FIELDS.map((name) => [name, fieldOf(name)])) as Readonly<
    Record<FeedFormField, FormField<string>>
  >,
)

export type FeedFields = (typeof FEED_AS_FORM)['fields']

function fieldOf(name: FeedFormField): FormField<string> {
  const text = (value: string) => WORDS[name]?.[value] ?? value
  return { label: LABELS[name], schema: z.string(), input: (value) => value, text }
}

/** Fields that mean something only with another one. */
export const FEED_PARENTS: Readonly<Partial<Record<FeedFormField, FeedFormField>>> = {
  time: 'every',
  schedule: 'every',
  address: 'way',
  username: 'way',
  secret: 'way',
  hostKey: 'way',
}

/** A form of a feed with what a person typed into it. */
export function withTyped(
  feed: TypedFeed,
  typed: Readonly<Partial<Record<FeedFormField, string | undefined>>>,
): TypedFeed {
  // Every field is in the list that it is made from.
  return Object.fromEntries(FEED_FORM_FIELDS.map((name) => [name, typed[name] ?? feed[name]])) as TypedFeed
}
