import { expect } from 'vitest'
import type { TwoPeople } from './two-people.ts'

const SEND = '/channels/csv/push'

/** Sends a channel's file to one server, as at the start of each test; returns the form's address. */
export async function sentTo({ ann }: TwoPeople): Promise<string> {
  const start = { host: 'sftp.partner.example', port: '22', path: '/in/cars.csv', username: 'yard', hostKey: KEY }
  let form = (await ann.open('/channels')).form(SEND)
  for (const [name, value] of Object.entries(start)) form = form.typed(name, value)
  const { status, html } = await ann.send(SEND, form.sent())
  expect(status, html).toBe(303)
  return SEND
}

const KEY = `SHA256:${'a'.repeat(43)}`

/** STAFF-11: an address that one person has just made is not replaced by a press on an older page. */
export async function addressStays({ ann, ben }: TwoPeople): Promise<void> {
  const action = '/channels/google'
  const [anns, bens] = [(await ann.open('/channels')).form(action), (await ben.open('/channels')).form(action)]
  await ben.send(action, bens.sent(['to', 'on']))
  const address = (await ann.open('/channels')).form(action).value('seen')
  expect(address).toContain('/google')
  const { to } = await ann.send(action, anns.sent(['to', 'on']))
  expect((await ann.open(to ?? '')).html).toContain('Another person changed the link after you opened the page.')
  expect((await ann.open('/channels')).form(action).value('seen')).toBe(address)
}

/** STAFF-11: a server that one person has just entered is not removed by a press on an older page. */
export async function changedTargetStays(both: TwoPeople): Promise<void> {
  const { ann, ben } = both
  const action = await sentTo(both)
  const stale = (await ann.open('/channels')).form(`${action}/remove`)
  await ben.send(action, (await ben.open('/channels')).form(action).typed('username', 'dealer').sent())
  const { to } = await ann.send(`${action}/remove`, stale.sent())
  expect((await ann.open(to ?? '')).html).toContain('Another person changed where the file is sent')
  expect((await ann.open('/channels')).form(action).value('username')).toBe('dealer')
}
