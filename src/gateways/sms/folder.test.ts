import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
