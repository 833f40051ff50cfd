import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createFolderSms } from './folder.ts'
import { sampleSms, smsContract } from './sms.contract.ts'

const made: string[] = []
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })))
})

async function folderOfMessages() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-sms-'))
  made.push(folder)
  return folder
}

smsContract('The folder', async () => {
  const folder = await folderOfMessages()
  return {
    sender: createFolderSms(folder),
    received: async () => {
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
      return files.map((file) => {
        const [head = '', ...text] = file.trimEnd().split('\n\n')
        return { to: head.replace('To: ', ''), text: text.join('\n\n') }
      })
    },
  }
})

it('FORM-13 an unwritable folder is a temporary fault', async () => {
  const folder = await folderOfMessages()
  await writeFile(join(folder, 'file'), '')
  await expect(createFolderSms(join(folder, 'file')).send(sampleSms)).rejects.toMatchObject({
    name: 'GatewayError',
    permanent: false,
  })
})

it('H8 deletes messages to or about a number, and no others', async () => {
  const folder = await folderOfMessages()
  const sender = createFolderSms(folder)
  const message = { ...sampleSms, to: '+61491570156', again: false }
  await sender.send({ ...message, to: '+61412345678', mark: 'a', text: 'Your code is 123456' })
  await sender.send({ ...message, mark: 'b', text: 'Jo wants a Corolla. Call 0412 345 678.' })
  await sender.send({ ...message, mark: 'c', text: 'Al wants a Corolla. Call 0412 345 679.' })
  await sender.forget?.(['+61412345678'])
  expect(await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))).toEqual([
    expect.stringContaining('0412 345 679'),
  ])
  await rm(folder, { recursive: true })
  await sender.forget?.(['+61412345678'])
  await mkdir(folder)
})
