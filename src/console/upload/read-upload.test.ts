import { expect, it } from 'vitest'
import { readUpload, UploadCutShort } from './read-upload.ts'

const TYPE = 'multipart/form-data; boundary=----seam42'

/** A body in pieces of one size, as a network may cut it. */
function stream(text: string | Buffer, size: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
}

const part = (head: string, content: string) =>
  `------seam42\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const whole = (...parts: readonly string[]) => `${parts.join('')}------seam42--\r\n`
const file = (content: string, name = 'stock.csv') =>
  part(`name="file"; filename="${name}"\r\nContent-Type: text/csv`, content)

async function read(body: string | Buffer, size: number) {
  const upload = await readUpload(TYPE, stream(body, size))
  if (upload === null) return null
  const pieces: Uint8Array[] = []
  for await (const piece of upload.content) pieces.push(piece)
  return { name: upload.name, text: Buffer.concat(pieces).toString('latin1') }
}

it.each([1, 2, 7, 64, 100_000])('INTAKE-1 reads a file in pieces of %i bytes, byte by byte as it was', async (size) => {
  const content = 'make,model\r\n------seam4\r\n\r\nToyota\0,Corolla\r\n'
  const body = whole(part('name="note"', 'not a file'), file(content), part('name="do"', 'send'))
  expect(await read(body, size)).toEqual({ name: 'stock.csv', text: content })
  expect(await read(whole(file('')), size)).toEqual({ name: 'stock.csv', text: '' })
  expect(await read(whole(part('name="note"', ''), file('x')), size)).toEqual({ name: 'stock.csv', text: 'x' })
})

it('INTAKE-1 knows a form without a file, and a body that is no form', async () => {
  expect(await read(whole(file('', '')), 5)).toBeNull()
  expect(await read(whole(part('name="do"', 'send')), 5)).toBeNull()
  expect(await readUpload('text/plain', stream('x', 1))).toBeNull()
  expect(await readUpload(TYPE, null)).toBeNull()
  await expect(read(`------seam42\r\n${'x'.repeat(20_000)}`, 512)).rejects.toThrow(UploadCutShort)
})

it.each([0.2, 0.5, 0.9, 0.97])('INTAKE-2 half an upload is an error, wherever it ends: %d', async (share) => {
  const body = whole(file('make,model\nToyota,Corolla\n'.repeat(20)))
  await expect(read(body.slice(0, body.length * share), 9)).rejects.toThrow(UploadCutShort)
})

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\stock.csv', 'stock.csv'],
])('INTAKE-1 the name %s is %s', async (name, expected) => {
  expect((await read(whole(file('x', name)), 50))?.name).toBe(expected)
})
