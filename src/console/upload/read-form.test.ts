import { expect, it } from 'vitest'
import { UploadCutShort } from '#operations/bodies/paced-upload.ts'
import { type FormRules, readForm } from './read-form.ts'
import { FormTooLarge, TooManyFiles } from './read-upload.ts'

const TYPE = 'multipart/form-data; boundary=seam'
const KEEPS: FormRules = { bytes: 1_000_000, textBytes: 20_000, files: 'kept' }
const DROPS: FormRules = { ...KEEPS, files: { dropUnless: (form) => !form.has('shown-to') } }

/** A body in pieces of one size; `read()` is how much of it was asked for. */
function bodyOf(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text)
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
  return { stream, read: () => at }
}

const field = (name: string, value: string) =>
  `--seam\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, filename: string, content: string) =>
  `--seam\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n`
const END = '--seam--\r\n'

async function shown(form: FormData) {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  )
}

it.each([1, 7, 64, 100_000])('INBOX-7 H4-3 reads fields and files in pieces of %i bytes', async (size) => {
  const text = 'Größe 😀\r\n--sea\0m'
  const whole =
    field('text', text) + file('file', 'Angebot für Jo.csv', 'a,b\r\n') + file('file', '', '') + field('car', '1')
  const form = await readForm(TYPE, bodyOf(whole + field('car', '2') + END, size).stream, KEEPS)
  expect((await shown(form)).toSorted()).toEqual(
    [
      ['text', text],
      ['file', 'Angebot für Jo.csv', 'a,b\r\n'],
      ['car', '1'],
      ['car', '2'],
    ].toSorted(),
  )
})

it('H4-3 reads a form without files as well, and nothing of what is no form', async () => {
  const type = 'application/x-www-form-urlencoded'
  const form = await readForm(type, bodyOf('text=a+%26+b%20%F0%9F%98%80&car=1&car=2', 3).stream, KEEPS)
  expect(await shown(form)).toEqual([
    ['text', 'a & b 😀'],
    ['car', '1'],
    ['car', '2'],
  ])
  expect([...(await readForm('text/plain', bodyOf('x', 1).stream, KEEPS))]).toEqual([])
  expect([...(await readForm(TYPE, null, KEEPS))]).toEqual([])
})

it('H4-3 STAFF-10 of files that nobody may send the names stay, and the text after them', async () => {
  const whole =
    field('shown-to', 'kim yard /') + file('file', 'a.csv', 'x'.repeat(500_000)) + field('text', 'Words') + END
  expect(await shown(await readForm(TYPE, bodyOf(whole, 4_000).stream, DROPS))).toEqual([
    ['shown-to', 'kim yard /'],
    ['file', 'a.csv', ''],
    ['text', 'Words'],
  ])
})

it.each([
  ['text without an end', KEEPS, field('text', 'x'.repeat(900_000)) + END, FormTooLarge],
  ['many fields', KEEPS, field('text', 'x'.repeat(900)).repeat(1_000) + END, FormTooLarge],
  ['a file for nobody', DROPS, file('file', 'a.csv', 'x'.repeat(900_000)) + END, null],
])('H4-3 stops to read at %s', async (_, rules, whole, error) => {
  const { stream, read } = bodyOf(whole, 1_000)
  const form = readForm(TYPE, stream, rules)
  if (error) await expect(form).rejects.toThrow(error)
  else await form
  expect(read()).toBeLessThan(25_000)
})

it('H4-3 a file ends where the form has more than it may have', async () => {
  const { stream, read } = bodyOf(file('file', 'a.csv', 'x'.repeat(5_000_000)) + END, 1_000)
  await expect(readForm(TYPE, stream, KEEPS)).rejects.toThrow(FormTooLarge)
  expect(read()).toBeLessThan(1_100_000)
})

it.each([
  ['kept', KEEPS],
  ['for nobody', DROPS],
])('H4-3 a form of thousands of empty files has too many, at once: %s', async (_, rules) => {
  const { stream, read } = bodyOf(
    field('shown-to', 'kim yard /') + file('file', 'a.csv', '').repeat(5_000) + END,
    1_000,
  )
  await expect(readForm(TYPE, stream, rules)).rejects.toThrow(TooManyFiles)
  expect(read()).toBeLessThan(25_000)
})

it('H4-3 text after files is bounded too', async () => {
  const whole = field('shown-to', 'kim yard /') + file('file', 'a.csv', 'x') + field('text', 'x'.repeat(30_000)) + END
  await expect(readForm(TYPE, bodyOf(whole, 1_000).stream, DROPS)).rejects.toThrow(FormTooLarge)
})

it('S3-24 H4-3 half a form is an error, and so is one that trickles', async () => {
  const whole = field('text', 'Words') + file('file', 'a.csv', 'x'.repeat(5_000)) + END
  for (const share of [0.01, 0.3, 0.9])
    await expect(readForm(TYPE, bodyOf(whole.slice(0, whole.length * share), 99).stream, KEEPS)).rejects.toThrow(
      UploadCutShort,
    )
  const still = new ReadableStream<Uint8Array>({ start: (each) => each.enqueue(Buffer.from(field('text', 'Words'))) })
  const pace = { windowMs: 5, leastBytes: 1_000_000 }
  await expect(readForm(TYPE, still, { ...KEEPS, pace })).rejects.toThrow(UploadCutShort)
})
